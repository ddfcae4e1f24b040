import { withoutFinalSlash } from '@/lib/config/paths';
import type { Redirect } from '@/lib/content/content';
import { drawingPolicy } from '@/lib/export/policy/csp';

/** A header's name and value. */
export type Header = readonly [name: string, value: string];

/** `Cache-Control` value for files whose URL path, without the base path, starts with the prefix. */
export interface CacheRule {
  prefix: string;
  value: string;
}

/**
 * Headers for files whose path ends in `ending`, such as `.svg`. They override common headers of the same
 * name.
 */
export interface EndingRule {
  ending: string;
  headers: readonly Header[];
}

/** Rules for serving an export. The configuration files of all hosts are generated from them. */
export interface HostRules {
  /** Path prefix of every URL: empty, or such as `/docs`. */
  basePath: string;
  /** Headers of every response. */
  headers: readonly Header[];
  /** Headers of responses with certain file extensions. */
  endings: readonly EndingRule[];
  /** Cache rules. The first match applies, and the last rule matches every path. */
  caching: readonly CacheRule[];
  /** Old paths, without a trailing slash, and their targets. */
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

/** Returns the rules of a site. `policy` is the `Content-Security-Policy` header of every response. */
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

/** Returns the headers of the file at a URL path without the base path. `Cache-Control` is not included. */
export function toHeaders(rules: Pick<HostRules, 'headers' | 'endings'>, path: string): Header[] {
  return toVariedHeaders(rules).map(({ name, value, byEnding }) => {
    const own = byEnding.find(({ ending }) => path.endsWith(ending));
    return [name, own?.value ?? value];
  });
}

/** Returns the `Cache-Control` value of a URL path without the base path. */
export function toCacheControl(rules: readonly CacheRule[], path: string): string {
  return rules.find(({ prefix }) => path.startsWith(prefix))?.value ?? 'no-cache';
}

/**
 * Returns the URL path that an old path redirects to, or undefined when there is no redirect for it. `path`
 * is decoded and has no base path. `query` is the query of the request, empty or starting with `?`. It is
 * added unless the target has its own query.
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
 * Splits the target of a redirect. The query starts with `?` and the fragment with `#`. Both may be empty.
 */
export function toTarget({ to }: Redirect): { path: string; query: string; fragment: string } {
  const [, path = to, query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { path, query, fragment };
}

/**
 * File extensions by MIME type, separated by spaces. Web servers need the list because many systems do not
 * know extensions such as `md` and `webmanifest`.
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

/** MIME types of text files. Their responses have a charset in the `Content-Type` header. */
export const textTypes = Object.keys(fileTypes).filter(
  (type) => type.startsWith('text/') || type === 'application/json' || type.endsWith('xml'),
);
