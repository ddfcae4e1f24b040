import { z } from 'zod';
import {
  flag,
  list,
  object,
  oneOf,
  pathPart,
  pattern,
  refuse,
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

const english = 'en: the words of the shell are English, and nothing translates them';
const en = z.literal('en', { error: english });

/** The language of the site. */
const locale = object(
  {
    code: en,
    label: text(),
    direction: z.literal('ltr', { error: 'ltr, the direction of English' }),
    htmlLang: pattern(/^en(-|$)/, 'English: en, or such as en-GB'),
    calendar: z.literal('gregory', { error: 'gregory, by which dates are written' }),
  },
  'a locale',
);

const version = object(
  {
    /** The version's key in data and addresses of search; `current` for the latest one. */
    name: pattern(folder, 'a name of letters, digits and - _ .'),
    /** What readers call it; it is part of the names of the files to download. */
    label: pattern(folder, 'a name of letters, digits and - _ .'),
    /** Where its pages stand: `/`, or a path without a trailing slash. */
    path: pattern(versionPath, 'a URL path without a trailing slash'),
    /** Where the version stood before: its pages and their aliases lead on from there. */
    formerPath: pattern(versionPath, 'a URL path without a trailing slash').optional(),
    /** The folder of its words below `content/docs`. */
    dir: pattern(folder, 'a folder of content/docs'),
    /** Whether it is the version for new readers; one is. */
    isLast: flag(),
    /** `unmaintained` puts a notice that links to the latest version on every page. */
    banner: oneOf(['none', 'unmaintained']),
    /** Keeps search engines away from its pages. */
    noIndex: flag(),
    /**
     * The file of class data that its tables, lookup and checks tell from; `npm run classes` writes it. Without one
     * the version has none of these.
     */
    classes: text('a file of class data, named from the project’s folder').optional(),
    /** Whether its live samples run; the player has one library, that of the first version that says so. */
    player: flag().optional(),
  },
  'a version',
);

const announcementBar = object(
  {
    /** A changed id shows the bar again to readers who closed it. */
    id: text(),
    /** The site's own HTML; its links are checked like those of the content. */
    content: text('some HTML'),
    isCloseable: flag(),
    /** A CSS color; the theme's own when absent. */
    backgroundColor: cssColor.optional(),
    /** A CSS color; the theme's own when absent. */
    textColor: cssColor.optional(),
  },
  'an announcement bar with id, content and isCloseable',
);

const search = object(
  {
    indexName: text(),
    /** Credentials of the hosted provider; the embedded index answers without them. */
    algolia: object({ appId: text(), searchKey: text() }, 'credentials').optional(),
    /** Answers from the embedded index when the provider is not configured or not reachable. */
    fallbackToEmbedded: flag(),
    /** Sends search events to the provider. */
    insights: flag(),
  },
  'the settings of the search',
);

const assistant = object(
  {
    label: text(),
    /** Where it opens a page; `{url}` is the address of the page's Markdown twin. */
    href: pattern(/^https:\/\/.*\{url\}/, 'a whole URL with {url} in it'),
  },
  'an assistant with label and href',
);

const toc = object(
  { minLevel: whole(2, 6), maxLevel: whole(2, 6) },
  'minLevel and maxLevel',
).superRefine(({ minLevel, maxLevel }, context) => {
  if (minLevel <= maxLevel) return;
  refuse(context, `has minLevel ${minLevel} above maxLevel ${maxLevel}`, 'minLevel up to maxLevel');
});

const product = { name: text(), slug: pattern(/^[a-z\d-]+$/, 'a slug'), npm: text() };
const blog = {
  title: text(),
  description: text(),
  postsPerPage: whole(1, 100),
  recentPosts: whole(0, 100),
};

/** Everything site.config.ts may say: all that is true of the whole site. */
export const siteSchema = object(
  {
    title: text(),
    tagline: text(),
    /** Origin of the published site, without a trailing slash. */
    url: pattern(/^https?:\/\/[^/\s]+$/, origin),
    /** Path below which the site is published: empty, or `/path` without a trailing slash. */
    basePath: pattern(new RegExp(`^(?:/${pathPart})*$`), base),
    product: object(product, 'name, slug and npm'),
    frameworkVersion: text(),
    repository: z.url({ error: 'a whole URL' }),
    chat: z.url({ error: 'a whole URL' }),
    /** Where a page is edited; `{file}` is its path in this repository. No link when absent. */
    editUrl: pattern(/^https?:.*\{file\}/, 'a URL that contains {file}').optional(),
    /** Where a problem is reported; `{title}` is what it is about. */
    issueUrl: pattern(/^https?:.*\{title\}/, 'a URL that contains {title}'),
    locales: object(
      { default: en, all: z.tuple([locale], { error: 'one locale, English' }) },
      'default and all',
    ),
    /** The versions of the docs, the newest first. */
    versions: list(version, 'a list of versions').superRefine(checkVersions),
    /** Without it, `content/blog` is not read, and the site has no page below `/blog` and no feeds. */
    blog: object(blog, 'the settings of the blog').optional(),
    logo,
    navbar: object(
      { title: z.string({ error: 'a text' }), hideOnScroll: flag(), items: navbarItems },
      'the settings of the navbar',
    ),
    /** The bar above the navbar. */
    announcementBar: announcementBar.optional(),
    footer: footer.optional(),
    /** Where a reader is led who found nothing: on the not-found page and below an empty search. */
    help: list(
      object({ label: text(), to: pattern(/^\//, path) }, 'a link with label and to'),
      'a list of links',
    ).optional(),
    colorMode: object(
      { default: oneOf(['light', 'dark']), respectSystem: flag(), disableSwitch: flag() },
      'the settings of the color mode',
    ),
    /** The levels of headings in the page contents. */
    toc,
    backToTop: flag(),
    lastUpdated: object({ time: flag(), author: flag() }, 'time and author'),
    /** The hosted provider with credentials, otherwise the embedded index. */
    search,
    /** Assistants that a page can be opened in. */
    assistants: list(assistant, 'a list of assistants'),
    /** Offers each version as a zip of pages and as one Markdown file, linked from the footer. */
    downloads: flag(),
    /** Says in the footer which version of the site this is, and which commit it was built from. */
    buildInfo: flag().optional(),
    /** Page-view analytics: a script from a fixed path, another one in development. */
    analytics: object(
      { script: text('a path or URL'), debugScript: text('a path or URL') },
      'script and debugScript',
    ).optional(),
    /** How live samples run: in the page, by the external Expo Snack, or not at all (shown as code). */
    playground: oneOf(['embedded', 'snack', 'off']),
    /** Old paths and the pages that took their place; for a single page prefer its `aliases`. */
    redirects: z.record(
      pattern(urlPath, path).startsWith('/', { error: path }),
      pattern(/^\/\S*$/, path),
      { error: 'old paths and new' },
    ),
  },
  'the settings of the site',
);

/** A version of the docs as the configuration has it. */
export type VersionConfig = z.infer<typeof version>;

/** The settings of the search. */
export type SearchConfig = z.infer<typeof search>;

/** Everything that is true of the whole site. */
export type SiteConfig = z.infer<typeof siteSchema>;

function checkVersions(versions: VersionConfig[], context: z.RefinementCtx): void {
  const last = versions.filter(({ isLast }) => isLast).length;
  if (last !== 1) {
    const expected = 'exactly one: the version for new readers';
    refuse(context, `has ${last} entries with isLast: true`, expected);
  }
  versions.forEach(({ player, classes }, index) => {
    if (!player || classes !== undefined) return;
    const params = { problem: 'is true, but the version has no class data' };
    const message = 'classes beside it: live samples are drawn with class data';
    context.addIssue({ code: 'custom', path: [index, 'player'], params, message });
  });
  for (const key of ['name', 'label', 'path', 'dir'] as const) {
    versions.forEach((version, index) => {
      const first = versions.findIndex((other) => other[key] === version[key]);
      if (first === index) return;
      const problem = `repeats versions[${first}]: ${version[key]}`;
      const message = 'one of its own';
      context.addIssue({ code: 'custom', path: [index, key], params: { problem }, message });
    });
  }
}
