import { escapeRegExp } from '@/lib/config/escape-reg-exp';
import { withoutFinalSlash } from '@/lib/config/paths';
import type { SiteConfig } from '@/lib/config/site';
import type { Content, Redirect } from '@/lib/content/content';
import { drawingPolicy } from '@/lib/export/policy/csp';
import { llmsPath } from '@/lib/site/twins/llms-path';

/** A header's name and value. */
export type Header = readonly [name: string, value: string];

/** `Cache-Control` value for files whose URL path, without the base path, starts with `prefix`. */
export interface CacheRule {
  prefix: string;
  value: string;
}

/** Headers for files whose path ends in `ending`, such as `.svg`. They override `HostRules.headers`. */
export interface EndingRule {
  ending: string;
  headers: readonly Header[];
}

/** Headers for all files of a folder, such as `/v2`, and its Markdown version. They override `HostRules.headers`. */
export interface FolderRule {
  folder: string;
  headers: readonly Header[];
}

/** Rules for serving an export. Each host's configuration file is generated from them. */
export interface HostRules {
  /** Path prefix of all URLs, such as `/docs`. Empty for a site at the root. */
  basePath: string;
  /** Headers of every response. */
  headers: readonly Header[];
  /** Headers that override `headers` for certain file extensions. */
  endings: readonly EndingRule[];
  /** Headers that override `headers` in certain folders. */
  folders: readonly FolderRule[];
  /** Cache rules. The first match applies, and the last rule matches every path. */
  caching: readonly CacheRule[];
  /** Redirects from old paths, which have no trailing slash here. */
  redirects: readonly Redirect[];
  /** Paths of pages without a Markdown version, such as `/search`. */
  htmlOnly: readonly string[];
}

const hour = 3600;
const kept = 'public, max-age=31536000, immutable';

const caching: readonly CacheRule[] = [
  { prefix: '/_next/static/', value: kept },
  { prefix: '/assets/', value: kept },
  { prefix: '/img/', value: `public, max-age=${hour}` },
  { prefix: '/', value: 'public, max-age=0, must-revalidate' },
];

const endings: readonly EndingRule[] = [
  { ending: '.svg', headers: [['Content-Security-Policy', drawingPolicy]] },
];

/** Browser features that the site does not use. The `Permissions-Policy` header turns them off. */
const unusedBrowserFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Site that host rules are made for. */
export interface HostedSite {
  config: Pick<SiteConfig, 'basePath' | 'versions'>;
  pages: readonly Pick<Content['pages'][number], 'path' | 'hasMarkdown'>[];
  redirects: readonly Redirect[];
}

/** Returns a site's host rules. `policy` is the value of the `Content-Security-Policy` header. */
export function toHostRules({ config, pages, redirects }: HostedSite, policy: string): HostRules {
  const { basePath, versions } = config;
  const list = (path: string): Header => [
    'Link',
    `<${basePath}${llmsPath(path, versions)}>; rel="describedby"`,
  ];
  const headers: Header[] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', unusedBrowserFeatures.map((name) => `${name}=()`).join(', ')],
    ['Content-Security-Policy', policy],
    list('/'),
  ];
  const folders = versions
    .filter(({ path }) => path !== '/')
    .map(({ path }) => ({ folder: withoutFinalSlash(path), headers: [list(path)] }));
  // Authors write old paths with and without a trailing slash, and browsers request both forms.
  const moves = redirects.map(({ from, to }) => ({ from: withoutFinalSlash(from), to }));
  const htmlOnly = pages.filter(({ hasMarkdown }) => !hasMarkdown).map(({ path }) => path);
  return { basePath, headers, endings, folders, caching, redirects: moves, htmlOnly };
}

/** Header with a default value and overrides for certain paths. */
export interface VariedHeader {
  name: string;
  /** Name of the server variable that holds the value, such as `site_referrer_policy`. */
  variable: string;
  /** Value for all paths without an override. */
  value: string;
  /** Overrides. Empty when every response has the same value. */
  byPath: { pattern: string; value: string }[];
}

/** Rules for the headers of files. */
export type HeaderRules = Pick<HostRules, 'basePath' | 'headers' | 'endings' | 'folders'>;

/**
 * Returns the headers of every response, each with its overrides. A pattern is a regular expression that finds
 * the paths with the base path.
 */
export function toVariedHeaders(rules: HeaderRules): VariedHeader[] {
  const special = [
    ...rules.endings.map(({ ending, headers }) => ({ pattern: atEnd(ending), headers })),
    ...rules.folders.map(({ folder, headers }) => ({
      pattern: `^${escapeRegExp(rules.basePath + folder)}(?:[/.]|$)`,
      headers,
    })),
  ];
  return rules.headers.map(([name, value]) => ({
    name,
    variable: `site_${name.toLowerCase().replaceAll('-', '_')}`,
    value,
    byPath: special.flatMap(({ pattern, headers }) =>
      headers.flatMap(([other, instead]) => (other === name ? { pattern, value: instead } : [])),
    ),
  }));
}

/** Returns a header's value as a string in the configuration of a web server. */
export function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}

/** Returns a regular expression for paths with this ending, also of compressed copies (`.br` and `.gz`). */
export function atEnd(ending: string): string {
  return `${escapeRegExp(ending)}(?:\\.br|\\.gz)?$`;
}

/**
 * Returns the response headers that the rules set for a file, except `Cache-Control` and `Vary`. `path` is its
 * URL path without the base path.
 */
export function toHeaders(rules: HeaderRules, path: string): Header[] {
  return toVariedHeaders(rules).map(({ name, value, byPath }) => {
    const own = byPath.find(({ pattern }) => new RegExp(pattern).test(rules.basePath + path));
    return [name, own?.value ?? value];
  });
}

/**
 * Returns the `Cache-Control` value for a URL path without the base path. `no-cache` when no rule matches.
 */
export function toCacheControl(rules: readonly CacheRule[], path: string): string {
  return rules.find(({ prefix }) => path.startsWith(prefix))?.value ?? 'no-cache';
}

/**
 * Returns the URL that an old path redirects to, with base path, query and fragment. Returns undefined when
 * the path has no redirect. `path` is decoded and has no base path. `query` is the request's query, such as
 * `?a=1`, or empty. It is added unless the redirect's target has a query.
 */
export function toLocation(
  { basePath, redirects }: Pick<HostRules, 'basePath' | 'redirects'>,
  path: string,
  query: string,
): string | undefined {
  const bare = withoutFinalSlash(path);
  const redirect = redirects.find(({ from }) => from === bare);
  if (!redirect) return undefined;
  const target = toTarget(redirect);
  return basePath + target.path + (target.query || query) + target.fragment;
}

/**
 * Splits a redirect's target into its path, query and fragment. The query starts with `?` and the fragment
 * with `#`. Both may be empty.
 */
export function toTarget({ to }: Redirect): { path: string; query: string; fragment: string } {
  const [, path = to, query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { path, query, fragment };
}

/**
 * File extensions by MIME type, separated by spaces. The nginx and Apache configurations contain this list
 * because many systems do not recognize extensions such as `md` and `webmanifest`.
 */
export const fileTypes: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/wasm': 'wasm',
  'application/xml': 'xml',
  'application/zip': 'zip',
  'font/ttf': 'ttf',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/vnd.microsoft.icon': 'ico',
  'image/webp': 'webp',
  'text/css': 'css',
  'text/html': 'html',
  'text/javascript': 'js mjs',
  'text/markdown': 'md',
  'text/plain': 'txt',
};

/** MIME types of text files. nginx and Apache add a charset to their `Content-Type` header. */
export const textTypes = Object.keys(fileTypes).filter(
  (type) => type.startsWith('text/') || type === 'application/json' || type.endsWith('xml'),
);
