import { versionIn } from '@/lib/classes/data/class-store';
import { readSite } from '@/lib/config/read-site';
import { hasPlayer, type SiteConfig } from '@/lib/config/site';
import { ContentError, distinctErrors, formatErrors } from '@/lib/config/source/content-error';
import { didYouMean } from '@/lib/config/source/nearest';
import { fileExists, siteDir } from '@/lib/config/source/site-files';
import { checkOrphans } from '@/lib/content/check/orphan-pages';
import { checkExamples, checkPage } from '@/lib/content/check/page-check';
import { checkHome } from '@/lib/content/check/site-home';
import { toOverflowError } from '@/lib/content/check/stack-overflow';
import { type Content, loadContent } from '@/lib/content/content';
import { checkLinks, type PlacedLink, toTargets } from '@/lib/content/links/check-links';
import { checkPictures } from '@/lib/content/links/check-pictures';
import {
  bodyLinks,
  glossaryLinks,
  heroLinks,
  sidebarLinks,
} from '@/lib/content/links/content-links';
import { settingLinks } from '@/lib/content/links/setting-links';
import { CompileError, compileEntry } from '@/lib/content/mdx/compile';
import type { Compiled, ComponentUse } from '@/lib/content/mdx/compiled';
import { toLinkKind } from '@/lib/content/mdx/link-kind';
import { utilityGroups } from '@/lib/content/versions/utility-groups';
import { toExcerpt } from '@/lib/site/blog/post';
import { landingComponents } from '@/lib/site/landing/landing-components';
import { fixedFiles } from '@/lib/site/pages/export-files';

/**
 * Every mistake in configuration and content: what cannot be read or compiled, headings that skip a level,
 * samples that cannot be parsed, classes that do not exist, links, anchors and pictures that lead nowhere,
 * pages that nothing leads to, and components other than `components` when these are given. What follows
 * from a page that cannot be read is not a mistake of its own.
 */
export async function checkSite(components?: readonly string[]): Promise<ContentError[]> {
  const folder = siteDir();
  const content = loadContent(folder);
  const { site, source } = readSite(folder);
  if (!site) return content.errors;
  const bodies = await Promise.all([...content.docs, ...content.posts].map(compile));
  const isWrong = new Set(bodies.flatMap(({ file, errors }) => (errors.length > 0 ? file : [])));
  const whole = content.posts.filter(({ file }) => !isWrong.has(file));
  // Lists show these. Compiled while pages render, they would change the order of what a first build writes.
  const excerpts = await Promise.all(whole.map(toExcerpt).map(compile));
  const pages = bodies.flatMap(({ page, ...entry }) => (page ? [{ ...entry, page }] : []));
  const uses = pages.flatMap(({ page }) => page.components);
  const landing = content.docs.find(({ frontMatter }) => frontMatter.hero)?.file;
  const isPublic = (path: string) => fileExists(folder, `public/${path}`);
  const links = allLinks({ folder, site, source, content, pages, isPublic });
  const headings = pages.map(({ path, file, page }) => ({ path, ids: idsOf(page, file) }));
  const targets = toTargets([...content.pages, ...content.unread], headings);
  const isComplete = content.errors.length === 0 && pages.length === bodies.length;
  return [
    ...content.errors,
    ...[...bodies, ...excerpts].flatMap(({ errors }) => errors),
    ...unknownComponents(
      uses.filter(({ file }) => file === landing),
      landingComponents,
    ),
    ...(components
      ? unknownComponents(
          uses.filter(({ file }) => file !== landing),
          components,
        )
      : []),
    ...(await Promise.all(pages.map(check))).flat(),
    ...(hasPlayer(site) ? await checkExamples(folder) : []),
    ...checkHome(folder, site, content),
    ...checkLinks(links, targets, { versions: site.versions, redirects: content.redirects }),
    // A page that could not be read may be the one that links to another.
    ...(isComplete ? checkOrphans(content, links) : []),
    ...checkPictures(site, source, content, isPublic),
  ];
}

/** The mistakes in a page's use of components, given the names of all that there are. */
export function unknownComponents(uses: ComponentUse[], known: readonly string[]): ContentError[] {
  return uses
    .filter(({ name }) => !known.includes(name))
    .map(({ name, file, position }) => {
      const problem = `Unknown component <${name}>`;
      const expected = `Expected one of ${[...known].sort().join(', ')}.`;
      return new ContentError({ file, position, problem, expected, fix: didYouMean(name, known) });
    });
}

interface CompiledPage {
  file: string;
  path: string;
  page?: Compiled | undefined;
  errors: ContentError[];
}

type ReadPage = Omit<CompiledPage, 'page' | 'errors'> & { page: Compiled };

async function compile(
  entry: Content['docs'][number] | Content['posts'][number],
): Promise<CompiledPage> {
  const { file, path } = entry;
  try {
    return { file, path, page: await compileEntry(entry), errors: [] };
  } catch (error) {
    if (!(error instanceof CompileError))
      return { file, path, errors: [toOverflowError(error, file)] };
    return { file, path, page: error.compiled, errors: error.errors };
  }
}

async function check(page: ReadPage): Promise<ContentError[]> {
  try {
    return await checkPage(page);
  } catch (error) {
    return [toOverflowError(error, page.file)];
  }
}

interface Checked {
  folder: string;
  site: SiteConfig;
  source: string;
  content: Content;
  /** What could be read. */
  pages: ReadPage[];
  isPublic(path: string): boolean;
}

function allLinks({ folder, site, source, content, pages, isPublic }: Checked): PlacedLink[] {
  const written = new Set(fixedFiles(site));
  const isServed = (href: string) =>
    toLinkKind(href) === 'file' && (written.has(href) || isPublic(href));
  return [
    ...pages.flatMap(({ path, page }) => bodyLinks(page.links, path)),
    ...heroLinks(folder, content.docs),
    ...settingLinks(site, source).filter(({ href }) => !isServed(href)),
    ...site.versions.flatMap((version) => sidebarLinks(folder, version, content)),
    ...site.versions.flatMap((version) => glossaryLinks(folder, version)),
  ];
}

/** The ids of a page's headings, and of the groups of its index of utilities. */
function idsOf({ headings, components }: Compiled, file: string): string[] {
  const hasGroups = components.some(({ name }) => name === 'UtilityIndex');
  const groups = hasGroups ? utilityGroups(versionIn(file).name) : [];
  return [...headings, ...groups].map(({ id }) => id);
}

/** The first step of a build: everything wrong with configuration and content, in one report. */

/** Throws the whole report when the site has mistakes. */
export async function reportSite(components: readonly string[]): Promise<void> {
  const errors = await checkSite(components);
  if (errors.length > 0) throw new Error(toReport(errors));
}

/** The whole report of a site with mistakes, and their number. */
export function toReport(errors: readonly ContentError[]): string {
  const { length } = distinctErrors(errors);
  const count = length === 1 ? '1 mistake' : `${length} mistakes`;
  return `${formatErrors(errors)}\n\n${count} in the content.`;
}
