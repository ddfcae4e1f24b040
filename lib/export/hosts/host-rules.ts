import { withoutFinalSlash } from '@/lib/config/paths';
import type { Redirect } from '@/lib/content/content';
import { drawingPolicy } from '@/lib/export/policy/csp';

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

/** Rules for serving an export. Each host's configuration file is generated from them. */
export interface HostRules {
  /** Path prefix of all URLs, such as `/docs`. Empty for a site at the root. */
  basePath: string;
  /** Headers of every response. */
  headers: readonly Header[];
  /** Headers that override `headers` for certain file extensions. */
  endings: readonly EndingRule[];
  /** Cache rules. The first match applies, and the last rule matches every path. */
  caching: readonly CacheRule[];
  /** Redirects from old paths, which have no trailing slash here. */
  redirects: readonly Redirect[];
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

/** Returns a site's host rules. `policy` is the value of the `Content-Security-Policy` header. */
export function toHostRules(
  basePath: string,
  redirects: readonly Redirect[],
  policy: string,
): HostRules {
  const headers: Header[] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', unusedBrowserFeatures.map((name) => `${name}=()`).join(', ')],
    ['Content-Security-Policy', policy],
  ];
  // Authors write old paths with and without a trailing slash, and browsers request both forms.
  const moves = redirects.map(({ from, to }) => ({ from: withoutFinalSlash(from), to }));
  return { basePath, headers, endings, caching, redirects: moves };
}

/** Header with a default value and overrides for certain file extensions. */
export interface VariedHeader {
  name: string;
  /** Name of the server variable that holds the value, such as `site_referrer_policy`. */
  variable: string;
  /** Value for all extensions without an override. */
  value: string;
  /** Overrides by file extension. Empty when every response has the same value. */
  byEnding: { ending: string; value: string }[];
}

/** Returns the headers of every response, each with its overrides by file extension. */
export function toVariedHeaders({
  headers,
  endings,
}: Pick<HostRules, 'headers' | 'endings'>): VariedHeader[] {
  return headers.map(([name, value]) => ({
    name,
    variable: `site_${name.toLowerCase().replaceAll('-', '_')}`,
    value,
    byEnding: endings.flatMap(({ ending, headers: own }) =>
      own.flatMap(([other, instead]) => (other === name ? { ending, value: instead } : [])),
    ),
  }));
}

/**
 * Returns the response headers that the rules set for a file, except `Cache-Control`. `path` is its URL path
 * without the base path.
 */
export function toHeaders(rules: Pick<HostRules, 'headers' | 'endings'>, path: string): Header[] {
  return toVariedHeaders(rules).map(({ name, value, byEnding }) => {
    const own = byEnding.find(({ ending }) => path.endsWith(ending));
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
