import { withoutFinalSlash } from '@/lib/config/paths';
import type { Redirect } from '@/lib/content/content';
import { drawingPolicy } from '@/lib/export/policy/csp';

/** A header's name and value. */
export type Header = readonly [name: string, value: string];

/** How long files may be kept whose URL path, without the base path, starts with the prefix. */
export interface CacheRule {
  prefix: string;
  value: string;
}

/** Headers of files whose path ends in `ending`; each takes the place of the one of that name that every answer has. */
export interface EndingRule {
  ending: string;
  headers: readonly Header[];
}

/** All that a host has to know to serve an export. Every host's own file is written from it. */
export interface HostRules {
  /** Path in front of every URL: empty, or `/path`. */
  basePath: string;
  /** Of every answer. */
  headers: readonly Header[];
  /** Of some answers, by what is sent. */
  endings: readonly EndingRule[];
  /** The first match counts; the last one matches every path. */
  caching: readonly CacheRule[];
  /** Old paths, without a final slash, and where they lead. */
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

/** Features of the browser that no page, sample or frame of the site uses. */
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

/** The rules of a site below the base path; `policy` is what all its answers have in common. */
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
  // Old paths are written with and without a final slash, and asked for in both forms.
  const moves = redirects.map(({ from, to }) => ({ from: withoutFinalSlash(from), to }));
  return { basePath, headers, endings, caching, redirects: moves };
}

/** A header with the values that it has for some endings; none for one that is the same in every answer. */
export interface VariedHeader {
  name: string;
  /** For servers whose variables are named by letters, digits and underscores. */
  variable: string;
  /** In every other answer. */
  value: string;
  byEnding: { ending: string; value: string }[];
}

/** The headers of every answer, each with what takes its place. */
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

/** The headers of the file at a URL path without base path, apart from Cache-Control. */
export function toHeaders(rules: Pick<HostRules, 'headers' | 'endings'>, path: string): Header[] {
  return toVariedHeaders(rules).map(({ name, value, byEnding }) => {
    const own = byEnding.find(({ ending }) => path.endsWith(ending));
    return [name, own?.value ?? value];
  });
}

/** The Cache-Control value of a URL path without base path. */
export function toCacheControl(rules: readonly CacheRule[], path: string): string {
  return rules.find(({ prefix }) => path.startsWith(prefix))?.value ?? 'no-cache';
}

/**
 * Where a decoded path without base path leads, when it is an old one: a URL path with the query that was
 * asked with (empty, or with its `?`), unless the target brings its own.
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

/** A redirect's target in parts: its query starts with `?` and its fragment with `#`, where it has them. */
export function toTarget({ to }: Redirect): { path: string; query: string; fragment: string } {
  const [, path = to, query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { path, query, fragment };
}

/** Types of files by ending, for hosts that need to be told: systems know neither `md` nor `webmanifest`. */
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

/** The types that are text, whose answers name their encoding. */
export const textTypes = Object.keys(fileTypes).filter(
  (type) => type.startsWith('text/') || type === 'application/json' || type.endsWith('xml'),
);
