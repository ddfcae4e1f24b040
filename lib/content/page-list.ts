import type { ClassSupport } from '@/lib/classes/data/class-data';
import { classStore } from '@/lib/classes/data/class-store';
import { selectClasses } from '@/lib/classes/data/select';
import { typicalClass } from '@/lib/classes/data/typical-class';
import { normalizePath } from '@/lib/config/paths';
import { blogOf, hasPlayer, type SiteConfig } from '@/lib/config/site';
import { ContentError } from '@/lib/config/source/content-error';
import { urlPath } from '@/lib/config/source/schema-fields';
import type { Entry, EntrySource } from '@/lib/content/entries/entries';
import type { DocFrontMatter, PostFrontMatter } from '@/lib/content/entries/front-matter-schema';
import { listTags } from '@/lib/content/entries/post-tags';
import type { DocsVersion } from '@/lib/content/versions/docs-versions';
import { sectionLabels } from '@/lib/content/versions/nav-tree';

/** A page of the site. Some pages, such as `/search`, do not have a content file. */
export interface Page extends ListedPage {
  kind: PageKind;
  /** Whether the export also contains a Markdown version of the page (`.md`). */
  hasMarkdown: boolean;
}

/** The properties of a page that differ between pages of the same kind. */
interface ListedPage {
  /** Canonical URL path without the base path, such as `/blog/tags`. */
  path: string;
  /**
   * The page's content file. For a generated page, a description for error messages, such as `the list of
   * tags`.
   */
  from: string;
  /** Whether search engines may index the page. */
  indexed: boolean;
  card: PreviewCardText;
}

/** Text on the image in a page's link preview. Empty strings are not drawn. */
export interface PreviewCardText {
  title: string;
  section: string;
  version: string;
  /** Class that a utility page documents. */
  sample?: CardSample;
}

/** Class on a preview card. */
export interface CardSample {
  name: string;
  /** Declarations on iOS, such as `padding: 14`, or on the web if the class has no effect on iOS. */
  style: string[];
  support: ClassSupport['support'];
}

interface Collections {
  docs: readonly Entry<DocFrontMatter>[];
  posts: readonly Entry<PostFrontMatter>[];
  versions: readonly DocsVersion[];
}

interface KindOfPage {
  hasMarkdown: boolean;
  list(collections: Collections, config: SiteConfig): ListedPage[];
}

/**
 * All kinds of pages, in the order in which `listPages` returns them. A new kind needs an entry here and a
 * route in `app`.
 */
const KINDS = {
  search: {
    hasMarkdown: false,
    list: () => [
      {
        path: '/search',
        from: 'the search page',
        indexed: false,
        card: plainCard('Search the documentation'),
      },
    ],
  },
  playground: {
    hasMarkdown: false,
    list: (_, config) =>
      hasPlayer(config) ? [listed('/playground', 'the playground', plainCard('Playground'))] : [],
  },
  'post-list': { hasMarkdown: false, list: postLists },
  archive: {
    hasMarkdown: false,
    list: (_, config) =>
      ofBlog(config, () => [
        listed('/blog/archive', 'the archive of posts', blogCard('Archive', config)),
      ]),
  },
  tags: {
    hasMarkdown: false,
    list: (_, config) =>
      ofBlog(config, () => [listed('/blog/tags', 'the list of tags', blogCard('Tags', config))]),
  },
  tag: {
    hasMarkdown: false,
    list: ({ posts }, config) =>
      ofBlog(config, () =>
        listTags(posts).map(({ path, label }) =>
          listed(path, `the tag "${label}"`, blogCard(label, config)),
        ),
      ),
  },
  doc: {
    hasMarkdown: true,
    list: ({ docs, versions }, config) => {
      const hidden = config.versions.filter(({ noIndex }) => noIndex).map(({ name }) => name);
      const toCard = docCards(versions, config);
      return docs.map((doc) => {
        const indexed = !doc.frontMatter.unlisted && !hidden.includes(doc.version);
        return { path: doc.path, from: doc.file, indexed, card: toCard(doc) };
      });
    },
  },
  post: {
    hasMarkdown: true,
    list: ({ posts }, config) =>
      posts.map(({ path, file, frontMatter: { title, unlisted } }) => {
        return { path, from: file, indexed: !unlisted, card: blogCard(title, config) };
      }),
  },
} as const satisfies Record<string, KindOfPage>;

/** Kind of a page, such as `doc` or `tag`. */
export type PageKind = keyof typeof KINDS;

/** Returns all pages of the site. Pages without a content file come first. */
export function listPages(collections: Collections, config: SiteConfig): Page[] {
  return entriesOf(KINDS).flatMap(([kind, { hasMarkdown, list }]) =>
    list(collections, config).map((page) => ({ ...page, kind, hasMarkdown })),
  );
}

/** Like `Object.entries`, but preserves the type of the keys. */
function entriesOf<Key extends string>(table: Record<Key, KindOfPage>): [Key, KindOfPage][] {
  const keys = Object.keys(table).filter((key): key is Key => key in table);
  return keys.map((key) => [key, table[key]]);
}

function listed(path: string, from: string, card: PreviewCardText): ListedPage {
  return { path, from, indexed: true, card };
}

function plainCard(title: string): PreviewCardText {
  return { title, section: '', version: '' };
}

function ofBlog(
  { blog }: SiteConfig,
  list: (blog: NonNullable<SiteConfig['blog']>) => ListedPage[],
): ListedPage[] {
  return blog ? list(blog) : [];
}

/** Returns the pages of the paginated post list: `/blog`, `/blog/page/2` and so on. */
function postLists({ posts }: Collections, config: SiteConfig): ListedPage[] {
  return ofBlog(config, ({ postsPerPage, title }) => {
    const count = posts.filter(({ frontMatter }) => !frontMatter.unlisted).length;
    const further = Math.max(1, Math.ceil(count / postsPerPage)) - 1;
    const card = plainCard(title);
    return [
      listed('/blog', 'the list of posts', card),
      ...Array.from({ length: further }, (_, index) => index + 2).map((page) =>
        listed(`/blog/page/${page}`, `page ${page} of the list of posts`, card),
      ),
    ];
  });
}

function docCards(
  versions: readonly DocsVersion[],
  config: SiteConfig,
): (doc: Entry<DocFrontMatter>) => PreviewCardText {
  const known = new Map(
    versions.map(({ name, label, sidebars }) => [
      name,
      { label, sections: sectionLabels(sidebars.docs.items) },
    ]),
  );
  return ({ version, path, frontMatter, body }) => {
    const { classes } = classStore(config.versions, version);
    const sample = classes.length > 0 ? toCardSample(body, classes) : undefined;
    return {
      title: frontMatter.title,
      section: known.get(version)?.sections.get(normalizePath(path)) ?? '',
      version: known.get(version)?.label ?? '',
      ...(sample && { sample }),
    };
  };
}

/** Longest class and longest declaration on a card, in characters, and the largest number of declarations. */
const [LONGEST_CLASS, LONGEST_LINE, MOST_LINES] = [20, 40, 5];

/**
 * Returns the class for the card of a page with a class table: a typical one that works on iOS if there is one. Leaves
 * out declarations for the web that are too long for the card.
 */
function toCardSample(body: string, classes: readonly ClassSupport[]): CardSample | undefined {
  const [, attributes] = /<ClassTable\b([^>]*)\/>/.exec(body) ?? [];
  if (attributes === undefined) return undefined;
  const textOf = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  const documented = selectClasses(classes, {
    plugin: textOf('plugin'),
    classes: textOf('classes'),
  });
  const samples = documented.flatMap(({ name, native, css, support }): CardSample[] => {
    // Commas inside braces separate the fields of a value.
    const lines = native.ios ? native.ios.split(/; |, (?=\w+:)(?![^{]*\})/) : css.split('; ');
    if (!native.ios && support.ios !== 'none') return [];
    const style = lines.filter((line) => line.length <= LONGEST_LINE).slice(0, MOST_LINES);
    const isWhole = style.length === lines.length || !native.ios;
    return style[0] && isWhole && name.length <= LONGEST_CLASS ? [{ name, style, support }] : [];
  });
  const onNative = samples.filter(({ support }) => support.ios !== 'none');
  return typicalClass(onNative.length > 0 ? onNative : samples);
}

function blogCard(title: string, site: SiteConfig): PreviewCardText {
  return { title, section: blogOf(site).title, version: '' };
}

/**
 * Reports content files with an invalid URL path, and files whose URL another page or an exported file
 * already uses. `takenBy` describes the exported file at a URL path, or returns undefined when there is none.
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
      const expected = 'Expected a path of letters, digits, and - _ . ~, without a part . or ..';
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

/**
 * Reports each page whose URL an earlier page already uses. URLs that differ only in case or a trailing slash
 * count as the same.
 */
function checkOwners(
  pages: readonly Page[],
  sources: readonly EntrySource<{ slug?: string | undefined }>[],
): ContentError[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ path, from }) => {
    const owner = owners.get(normalizePath(path));
    if (owner === undefined) {
      owners.set(normalizePath(path), from);
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

/** Reports docs with the same id as an earlier doc of their version, such as `a/index.mdx` after `a.mdx`. */
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
