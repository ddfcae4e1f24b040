import { z } from 'zod';
import { flag, list, object, oneOf, pattern, text, whole } from '@/lib/content/fields';
import { footer, logo } from './footer-schema';
import { navbarItems } from './navbar-schema';

const origin = 'an origin such as "https://example.org", without a trailing slash';
const base = 'an empty string, or a path such as "/docs" without a trailing slash';
const color = 'a CSS color such as "#0b6e86", "rgb(11 110 134)" or "var(--color-accent)"';
const path = 'a URL path that starts with a slash';
const versionPath = /^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/;

const cssColor = pattern(
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|var)\([^()]+\)|transparent|currentcolor)$/i,
  color,
);

const locale = object(
  {
    code: text(),
    label: text(),
    direction: oneOf(['ltr', 'rtl']),
    htmlLang: text(),
    calendar: text(),
  },
  'a locale',
);

const version = object(
  {
    name: pattern(/^[\w.-]+$/, 'a name of letters, digits and - _ .'),
    label: text(),
    path: pattern(versionPath, 'a URL path without a trailing slash'),
    formerPath: pattern(versionPath, 'a URL path without a trailing slash').optional(),
    dir: pattern(/^[\w.-]+$/, 'a folder of content/docs'),
    isLast: flag(),
    banner: oneOf(['none', 'unmaintained']),
    noIndex: flag(),
  },
  'a version',
);

const announcementBar = object(
  {
    id: text(),
    content: text('some HTML'),
    isCloseable: flag(),
    backgroundColor: cssColor.optional(),
    textColor: cssColor.optional(),
  },
  'an announcement bar with id, content and isCloseable',
);

const search = object(
  {
    placeholder: text(),
    indexName: text(),
    algolia: object({ appId: text(), searchKey: text() }, 'credentials').optional(),
    fallbackToEmbedded: flag(),
    insights: flag(),
  },
  'the settings of the search',
);

const assistant = object(
  { label: text(), href: pattern(/^https:\/\/.*\{url\}/, 'a whole URL with {url} in it') },
  'an assistant with label and href',
);

const toc = object(
  { minLevel: whole(2, 6), maxLevel: whole(2, 6) },
  'minLevel and maxLevel',
).superRefine(({ minLevel, maxLevel }, context) => {
  if (minLevel <= maxLevel) return;
  const problem = `has minLevel ${minLevel} above maxLevel ${maxLevel}`;
  context.addIssue({ code: 'custom', params: { problem }, message: 'minLevel up to maxLevel' });
});

const product = { name: text(), slug: pattern(/^[a-z\d-]+$/, 'a slug'), npm: text() };
const blog = {
  title: text(),
  description: text(),
  postsPerPage: whole(1, 100),
  recentPosts: whole(0, 100),
};

/** Everything site.config.ts may say. */
export const siteSchema = object(
  {
    title: text(),
    tagline: text(),
    url: pattern(/^https?:\/\/[^/\s]+$/, origin),
    basePath: pattern(/^(?:\/[\w.-]+)*$/, base),
    product: object(product, 'name, slug and npm'),
    frameworkVersion: text(),
    siteVersion: text(),
    repository: z.url({ error: 'a whole URL' }),
    chat: z.url({ error: 'a whole URL' }),
    editUrl: pattern(/^https?:.*\{file\}/, 'a URL that contains {file}').optional(),
    issueUrl: pattern(/^https?:.*\{title\}/, 'a URL that contains {title}'),
    locales: object(
      { default: text(), all: list(locale, 'a list of locales') },
      'default and all',
    ).superRefine(checkLocales),
    versions: list(version, 'a list of versions').superRefine(checkVersions),
    blog: object(blog, 'the settings of the blog'),
    logo,
    navbar: object(
      { title: z.string({ error: 'a text' }), hideOnScroll: flag(), items: navbarItems },
      'the settings of the navbar',
    ),
    announcementBar: announcementBar.optional(),
    footer: footer.optional(),
    help: list(
      object({ label: text(), to: pattern(/^\//, path) }, 'a link with label and to'),
      'a list of links',
    ).optional(),
    colorMode: object(
      { default: oneOf(['light', 'dark']), respectSystem: flag(), disableSwitch: flag() },
      'the settings of the color mode',
    ),
    toc,
    backToTop: flag(),
    lastUpdated: object({ time: flag(), author: flag() }, 'time and author'),
    search,
    assistants: list(assistant, 'a list of assistants'),
    downloads: flag(),
    analytics: object(
      { script: text('a path or URL'), debugScript: text('a path or URL') },
      'script and debugScript',
    ).optional(),
    playground: oneOf(['embedded', 'snack', 'off']),
    redirects: z.record(pattern(/^\//, path), pattern(/^\//, path), { error: 'old paths and new' }),
  },
  'the settings of the site',
);

function checkLocales(
  { default: code, all }: { default: string; all: { code: string }[] },
  context: z.RefinementCtx,
): void {
  const codes = all.map((locale) => locale.code);
  if (codes.includes(code)) return;
  context.addIssue({ code: 'custom', path: ['default'], message: `one of: ${codes.join(', ')}` });
}

function checkVersions(versions: z.infer<typeof version>[], context: z.RefinementCtx): void {
  const last = versions.filter(({ isLast }) => isLast).length;
  if (last !== 1) {
    const problem = `has ${last} entries with isLast: true`;
    const message = 'exactly one: the version for new readers';
    context.addIssue({ code: 'custom', params: { problem }, message });
  }
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
