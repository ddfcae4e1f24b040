import { z } from 'zod';
import {
  addIssue,
  flag,
  list,
  object,
  oneOf,
  pathPart,
  pattern,
  text,
  urlPath,
  whole,
} from '@/lib/config/source/schema-fields';
import { footer, logo } from './footer-schema';
import { navbarItems } from './navbar-schema';

const origin = 'an origin such as "https://example.org", without a trailing slash';
const base = 'an empty string, or a path such as "/docs" without a trailing slash';
const color = 'a CSS color such as "#0b6e86", "rgb(11 110 134)" or "var(--color-accent)"';
const path = 'a URL path that starts with a slash';
const folder = new RegExp(`^${pathPart}$`);
const versionPath = new RegExp(`^/(?:${pathPart}(?:/${pathPart})*)?$`);

const cssColor = pattern(
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|var)\([^()]+\)|transparent|currentcolor)$/i,
  color,
);

const english = 'en, because the interface is in English and is not translated';
const en = z.literal('en', { error: english });

/** Language of the site. */
const locale = object(
  {
    code: en,
    label: text(),
    direction: z.literal('ltr', { error: 'ltr, the direction of English' }),
    htmlLang: pattern(/^en(-|$)/, 'English: en, or such as en-GB'),
    calendar: z.literal('gregory', { error: 'gregory, the calendar used for dates' }),
  },
  'a locale',
);

/** Values of a docs version's `banner`. */
export const versionBanners = ['none', 'unmaintained', 'maintained', 'unreleased'] as const;

const version = object(
  {
    /** Identifier of the version in data and in search URLs. It is `current` for the latest version. */
    name: pattern(folder, 'a name of letters, digits, and - _ .'),
    /** Label shown to readers. The file names of downloads contain it too. */
    label: pattern(folder, 'a name of letters, digits, and - _ .'),
    /** Prefix of the URL path of every page in the version: `/`, or a path without a trailing slash. */
    path: pattern(versionPath, 'a URL path without a trailing slash'),
    /**
     * Previous value of `path`. The old paths of the version's pages and of their aliases redirect to the
     * pages.
     */
    formerPath: pattern(versionPath, 'a URL path without a trailing slash').optional(),
    /** Name of the version's folder in `content/docs`. */
    dir: pattern(folder, 'a folder of content/docs'),
    /** Whether new readers should use this version. True for exactly one version, the latest. */
    isLast: flag(),
    /**
     * Notice on the docs of the version, with a link to the latest version. The latest version has none.
     */
    banner: oneOf(versionBanners),
    /** Whether search engines are asked not to index the version's docs. */
    noIndex: flag(),
    /**
     * Path of the version's class data file, relative to the project root. `npm run classes` writes such
     * files. A version without class data has no class tables, no class lookup and no checks of class names.
     */
    classes: text('a file of class data, named from the project’s folder').optional(),
    /**
     * Whether the version's docs can have live samples. All live samples use the class data of the first
     * version with `player: true`.
     */
    player: flag().optional(),
  },
  'a version',
);

const announcementBar = object(
  {
    /** Id of the announcement. A new id shows the bar again to readers who closed it. */
    id: text(),
    /** HTML of the announcement. Its links are checked like those in the content. */
    content: text('some HTML'),
    isCloseable: flag(),
    /** Background color as a CSS color. Defaults to the theme's color. */
    backgroundColor: cssColor.optional(),
    /** Text color as a CSS color. Defaults to the theme's color. */
    textColor: cssColor.optional(),
  },
  'an announcement bar with id, content, and isCloseable',
);

const search = object(
  {
    indexName: text(),
    /** Credentials for Algolia, the hosted search. Without them, the embedded index is used. */
    algolia: object({ appId: text(), searchKey: text() }, 'credentials').optional(),
    /** Whether the embedded index is used while Algolia is not reachable. */
    fallbackToEmbedded: flag(),
    /** Whether search events are sent to Algolia. */
    insights: flag(),
  },
  'the settings of the search',
);

const assistant = object(
  {
    label: text(),
    /**
     * URL that opens a page in the assistant. `{url}` is replaced with the URL of the page's Markdown
     * version.
     */
    href: pattern(/^https:\/\/.*\{url\}/, 'a whole URL with {url} in it'),
  },
  'an assistant with label and href',
);

const toc = object(
  { minLevel: whole(2, 6), maxLevel: whole(2, 6) },
  'minLevel and maxLevel',
).superRefine(({ minLevel, maxLevel }, context) => {
  if (minLevel <= maxLevel) return;
  addIssue(
    context,
    `has minLevel ${minLevel} above maxLevel ${maxLevel}`,
    'minLevel up to maxLevel',
  );
});

const product = { name: text(), slug: pattern(/^[a-z\d-]+$/, 'a slug'), npm: text() };
const blog = {
  title: text(),
  description: text(),
  postsPerPage: whole(1, 100),
  recentPosts: whole(0, 100),
};

/** Schema of `site.config.ts`, with all settings of the site. */
export const siteSchema = object(
  {
    title: text(),
    tagline: text(),
    /** Origin of the published site, such as `https://example.org`, without a trailing slash. */
    url: pattern(/^https?:\/\/[^/\s]+$/, origin),
    /**
     * Base path: the URL path that the site is published under, such as `/docs`, without a trailing slash.
     * Empty for the root.
     */
    basePath: pattern(new RegExp(`^(?:/${pathPart})*$`), base),
    product: object(product, 'name, slug, and npm'),
    frameworkVersion: text(),
    repository: z.url({ error: 'a whole URL' }),
    chat: z.url({ error: 'a whole URL' }),
    /**
     * URL for editing a page. `{file}` is replaced with the page's path in the repository. Without this URL,
     * pages have no edit link.
     */
    editUrl: pattern(/^https?:.*\{file\}/, 'a URL that contains {file}').optional(),
    /**
     * URL for reporting a problem, such as a search without results. `{title}` is replaced with the issue's
     * title.
     */
    issueUrl: pattern(/^https?:.*\{title\}/, 'a URL that contains {title}'),
    locales: object(
      { default: en, all: z.tuple([locale], { error: 'one locale, English' }) },
      'default and all',
    ),
    /** Versions of the docs, newest first. */
    versions: list(version, 'a list of versions').superRefine(checkVersions),
    /**
     * Settings of the blog. Without them, `content/blog` is not read, and the site has no feeds and no pages
     * below `/blog`.
     */
    blog: object(blog, 'the settings of the blog').optional(),
    logo,
    navbar: object(
      { title: z.string({ error: 'a text' }), hideOnScroll: flag(), items: navbarItems },
      'the settings of the navbar',
    ),
    /** Announcement bar above the navbar. */
    announcementBar: announcementBar.optional(),
    footer: footer.optional(),
    /**
     * Links for readers who found nothing. They appear on the 404 page and below a search without results.
     */
    help: list(
      object({ label: text(), to: pattern(/^\//, path) }, 'a link with label and to'),
      'a list of links',
    ).optional(),
    /** Pages or sections about versions that the site does not cover. The 404 page links to them. */
    absentVersions: list(
      object({ label: text(), to: pattern(/^\//, path) }, 'a version with label and to'),
      'a list of versions',
    ).optional(),
    colorMode: object(
      { default: oneOf(['light', 'dark']), respectSystem: flag(), disableSwitch: flag() },
      'the settings of the color mode',
    ),
    /** Heading levels that a page's table of contents lists. */
    toc,
    backToTop: flag(),
    lastUpdated: object({ time: flag(), author: flag() }, 'time and author'),
    /** Settings of the search, which uses Algolia if it has credentials, otherwise the embedded index. */
    search,
    /** AI assistants that readers can open a page in. */
    assistants: list(assistant, 'a list of assistants'),
    /**
     * Whether each version can be downloaded as a ZIP file and as one Markdown file. The links are in the
     * footer.
     */
    downloads: flag(),
    /** Whether the footer shows the site's version and the commit it was built from. */
    buildInfo: flag().optional(),
    /** Scripts for page-view analytics: one for the published site and one for development. */
    analytics: object(
      { script: text('a path or URL'), debugScript: text('a path or URL') },
      'script and debugScript',
    ).optional(),
    /**
     * Whether live samples run in the page (`embedded`), run in the external Expo Snack (`snack`), or are
     * only shown as code (`off`).
     */
    playground: oneOf(['embedded', 'snack', 'off']),
    /**
     * Maps old paths to the paths of the pages that replace them. For a single page, prefer the `aliases` in
     * its front matter.
     */
    redirects: z.record(
      pattern(urlPath, path).startsWith('/', { error: path }),
      pattern(/^\/\S*$/, path),
      { error: 'old paths and new' },
    ),
  },
  'the settings of the site',
);

/** Settings of a docs version. */
export type VersionConfig = z.infer<typeof version>;

/** Settings of the search. */
export type SearchConfig = z.infer<typeof search>;

/** All settings of the site. */
export type SiteConfig = z.infer<typeof siteSchema>;

function checkVersions(versions: VersionConfig[], context: z.RefinementCtx): void {
  const last = versions.filter(({ isLast }) => isLast).length;
  if (last !== 1) {
    const expected = 'exactly one: the version for new readers';
    addIssue(context, `has ${last} entries with isLast: true`, expected);
  }
  versions.forEach(({ player, classes }, index) => {
    if (!player || classes !== undefined) return;
    const params = { problem: 'is true, but the version has no class data' };
    const message = 'classes in the same version, because live samples are drawn with class data';
    context.addIssue({ code: 'custom', path: [index, 'player'], params, message });
  });
  for (const key of ['name', 'label', 'path', 'dir'] as const) {
    versions.forEach((version, index) => {
      const first = versions.findIndex((other) => other[key] === version[key]);
      if (first === index) return;
      const problem = `repeats versions[${first}]: ${version[key]}`;
      const message = 'a unique value';
      context.addIssue({ code: 'custom', path: [index, key], params: { problem }, message });
    });
  }
}
