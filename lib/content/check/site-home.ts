import type { SiteConfig } from '@/lib/config/site';
import { ContentError } from '@/lib/config/source/content-error';
import { readText } from '@/lib/config/source/site-files';
import type { Content } from '@/lib/content/content';
import { splitFrontMatter } from '@/lib/content/entries/front-matter';
import { docsDir } from '@/lib/content/entries/slugs';

type Home = Pick<Content, 'docs' | 'unread'>;

/**
 * Reports a site without a page at `/`, and a site whose only doc is at `/`. Also reports a `hero` on any
 * page other than `/`, and a `hero.demo` on the page at `/` if its docs version has no class data.
 */
export function checkHome(folder: string, site: SiteConfig, content: Home): ContentError[] {
  return [
    ...missingHome(site, content),
    ...lonelyHome(content),
    ...heroErrors(folder, site, content),
  ];
}

function missingHome({ versions }: SiteConfig, { docs, unread }: Home): ContentError[] {
  if ([...docs, ...unread].some(({ path }) => path === '/')) return [];
  const version = versions.find(({ path }) => path === '/');
  const problem = 'The site has no home page';
  const expected = version
    ? 'Expected this file, which is the page at /.'
    : 'Expected a version with the path "/", whose home page is at /.';
  const file = version ? `${docsDir(version)}/index.mdx` : 'site.config.ts';
  return [new ContentError({ file, problem, expected })];
}

/**
 * Reports a site whose only doc is its home page. Next cannot export the route for the other docs when there
 * are no other docs.
 */
function lonelyHome({ docs, unread }: Home): ContentError[] {
  const [home, ...others] = [...docs, ...unread];
  if (home?.path !== '/' || others.length > 0) return [];
  const problem = 'The site has one page, its home';
  return [new ContentError({ file: home.file, problem, fix: 'Add a second page.' })];
}

function heroErrors(folder: string, { versions }: SiteConfig, { docs }: Home): ContentError[] {
  return docs.flatMap(({ file, path, version, frontMatter: { hero } }) => {
    if (!hero) return [];
    const { positionOf } = splitFrontMatter(readText(folder, file), file).yaml;
    if (path !== '/') {
      const position = positionOf(['hero'], true);
      const problem = `hero has no effect at ${path}`;
      const expected = 'Expected it in the page at / only.';
      return new ContentError({ file, position, problem, expected, fix: 'Remove it.' });
    }
    const config = versions.find(({ name }) => name === version);
    if (hero.demo === undefined || config?.classes !== undefined) return [];
    const position = positionOf(['hero', 'demo'], true);
    const problem = `hero.demo needs class data, and ${config?.label} has none`;
    const fix = 'Remove it, or set classes for this version in site.config.ts.';
    return new ContentError({ file, position, problem, fix });
  });
}
