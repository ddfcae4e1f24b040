import { plainPath } from '@/lib/config/paths';
import { blogOf, hasPlayer, type SiteConfig } from '@/lib/config/site';
import { ContentError } from '@/lib/config/source/content-error';
import { urlPath } from '@/lib/config/source/schema-fields';
import type { Entry, EntrySource } from '@/lib/content/entries/entries';
import type { DocFrontMatter, PostFrontMatter } from '@/lib/content/entries/front-matter-schema';
import { listTags } from '@/lib/content/entries/post-tags';
import type { DocsVersion } from '@/lib/content/versions/docs-versions';
import { sectionLabels } from '@/lib/content/versions/nav-tree';

/** A page of the site, with or without a file of its own. */
export interface Page {
  /** URL path in the form links use, without base path. */
  path: string;
  kind: 'doc' | 'post' | 'post-list' | 'archive' | 'tags' | 'tag' | 'search' | 'playground';
  /** The file or the part of the site it comes from. */
  from: string;
  /** Whether readers may find it by a search engine. */
  indexed: boolean;
  /** Whether it has a Markdown twin. */
  hasTwin: boolean;
  card: Card;
}

/** What the picture in previews of links to a page says; empty texts are left out. */
export interface Card {
  title: string;
  section: string;
  version: string;
}

interface Collections {
  docs: readonly Entry<DocFrontMatter>[];
  posts: readonly Entry<PostFrontMatter>[];
  versions: readonly DocsVersion[];
}

/** Every page of the site: what has no file first, then the docs, then the posts. */
export function listPages({ docs, posts, versions }: Collections, site: SiteConfig): Page[] {
  const hidden = site.versions.filter(({ noIndex }) => noIndex).map(({ name }) => name);
  const toCard = docCards(versions);
  return [
    ...otherPages(posts, site),
    ...docs.map((doc): Page => {
      const indexed = !doc.frontMatter.unlisted && !hidden.includes(doc.version);
      return { ...written(doc), kind: 'doc', indexed, card: toCard(doc) };
    }),
    ...posts.map((post): Page => {
      const { title, unlisted } = post.frontMatter;
      return { ...written(post), kind: 'post', indexed: !unlisted, card: blogCard(title, site) };
    }),
  ];
}

const madeBySite = { indexed: true, hasTwin: false };
const plainCard = (title: string): Card => ({ title, section: '', version: '' });

const playground: Page = {
  ...madeBySite,
  path: '/playground',
  kind: 'playground',
  from: 'the playground',
  card: plainCard('Playground'),
};

/** The pages that the site makes by itself. */
function otherPages(posts: Collections['posts'], site: SiteConfig): Page[] {
  return [
    {
      ...madeBySite,
      path: '/search',
      kind: 'search',
      from: 'the search page',
      indexed: false,
      card: plainCard('Search the documentation'),
    },
    ...(hasPlayer(site) ? [playground] : []),
    ...(site.blog ? blogPages(posts, site, site.blog) : []),
  ];
}

/** The lists of posts. */
function blogPages(
  posts: Collections['posts'],
  site: SiteConfig,
  blog: NonNullable<SiteConfig['blog']>,
): Page[] {
  const listed = posts.filter(({ frontMatter }) => !frontMatter.unlisted).length;
  const further = Math.max(1, Math.ceil(listed / blog.postsPerPage)) - 1;
  const list = { ...madeBySite, kind: 'post-list', card: plainCard(blog.title) } as const;
  return [
    { ...list, path: '/blog', from: 'the list of posts' },
    ...Array.from({ length: further }, (_, index) => index + 2).map((page) => {
      return { ...list, path: `/blog/page/${page}`, from: `page ${page} of the list of posts` };
    }),
    {
      ...madeBySite,
      path: '/blog/archive',
      kind: 'archive',
      from: 'the archive of posts',
      card: blogCard('Archive', site),
    },
    {
      ...madeBySite,
      path: '/blog/tags',
      kind: 'tags',
      from: 'the list of tags',
      card: blogCard('Tags', site),
    },
    ...listTags(posts).map(({ path, label }): Page => {
      return {
        ...madeBySite,
        path,
        kind: 'tag',
        from: `the tag "${label}"`,
        card: blogCard(label, site),
      };
    }),
  ];
}

function written({ path, file }: Entry<unknown>) {
  return { path, from: file, hasTwin: true };
}

function docCards(versions: readonly DocsVersion[]): (doc: Entry<DocFrontMatter>) => Card {
  const known = new Map(
    versions.map(({ name, label, sidebars }) => [
      name,
      { label, sections: sectionLabels(sidebars.docs.items) },
    ]),
  );
  return ({ version, path, frontMatter }) => ({
    title: frontMatter.title,
    section: known.get(version)?.sections.get(plainPath(path)) ?? '',
    version: known.get(version)?.label ?? '',
  });
}

function blogCard(title: string, site: SiteConfig): Card {
  return { title, section: blogOf(site).title, version: '' };
}

/**
 * Reports files whose URL is invalid, already in use, or in the place of what the export writes itself;
 * `takenBy` says in words what is at a path.
 */
export function checkUrls(
  pages: readonly Page[],
  sources: readonly EntrySource<{ slug?: string | undefined }>[],
  takenBy: (path: string) => string | undefined,
): ContentError[] {
  const odd = sources.filter(({ entry }) => !urlPath.test(entry.path));
  return [
    ...odd.map(({ entry: { file, path } }) => {
      const problem = `The file cannot be published at ${path}`;
      const expected = 'Expected a path of letters, digits and - _ . ~, without a part . or ..';
      return new ContentError({ file, problem, expected, fix: 'Rename it.' });
    }),
    ...sources.flatMap((source) => checkTaken(source, takenBy(source.entry.path))),
    ...checkOwners(pages, sources),
  ];
}

function checkTaken(
  { entry: { file, path, frontMatter }, positionOf }: EntrySource<{ slug?: string | undefined }>,
  owner: string | undefined,
): ContentError[] {
  if (owner === undefined) return [];
  const hasSlug = frontMatter.slug !== undefined;
  const position = hasSlug ? positionOf(['slug']) : undefined;
  const problem = `The URL ${path} would hide ${owner}`;
  const fix = hasSlug ? 'Choose another slug.' : 'Rename the file, or give it a slug.';
  return [new ContentError({ file, position, problem, fix })];
}

/** URLs are equal without regard to case and final slash. */
function checkOwners(
  pages: readonly Page[],
  sources: readonly EntrySource<{ slug?: string | undefined }>[],
): ContentError[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ path, from }) => {
    const owner = owners.get(plainPath(path));
    if (owner === undefined) {
      owners.set(plainPath(path), from);
      return [];
    }
    const source = sources.find(({ entry }) => entry.file === from);
    const hasSlug = source?.entry.frontMatter.slug !== undefined;
    return new ContentError({
      file: from,
      position: hasSlug ? source.positionOf(['slug']) : undefined,
      problem: `The URL ${path} is already used by ${owner}`,
      fix: 'Rename one of them, or give it another slug.',
    });
  });
}

/** One error for every doc whose id another doc of its version has, such as `a.mdx` beside `a/index.mdx`. */
export function checkIds(docs: readonly Entry<DocFrontMatter>[]): ContentError[] {
  const owners = new Map<string, string>();
  return docs.flatMap(({ version, id, file }) => {
    const key = JSON.stringify([version, id]);
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, file);
      return [];
    }
    const problem = `The doc id ${id} is already used by ${owner}`;
    return new ContentError({ file, problem, fix: 'Rename one of them.' });
  });
}
