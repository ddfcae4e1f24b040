import type { Redirect } from '@/lib/content/content';

const hour = 3600;

/** How long a file may be kept, by the start of its URL path (without base path); the first match counts. */
export const cacheRules = [
  { prefix: '/_next/static/', value: 'public, max-age=31536000, immutable' },
  { prefix: '/assets/', value: 'public, max-age=31536000, immutable' },
  { prefix: '/img/', value: `public, max-age=${hour}` },
  { prefix: '/', value: 'public, max-age=0, must-revalidate' },
] as const;

/** Headers of every answer; the policy of scripts stands in each page. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Content-Security-Policy', "frame-ancestors 'self'"],
];

/** The Cache-Control value for a URL path without base path. */
export function toCacheControl(path: string): string {
  return cacheRules.find(({ prefix }) => path.startsWith(prefix))?.value ?? 'no-cache';
}

/** The `_headers` file that Netlify and Cloudflare Pages read. */
export function toHeadersFile(basePath: string): string {
  const rule = (path: string, headers: readonly (readonly [string, string])[]) =>
    [`${basePath}${path}`, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const caching = cacheRules
    // What is not named is revalidated by these hosts anyway, and they join rules that overlap.
    .filter(({ prefix }) => prefix !== '/')
    .map(({ prefix, value }) => rule(`${prefix}*`, [['Cache-Control', value]]));
  return `${[rule('/*', securityHeaders), ...caching].join('\n\n')}\n`;
}

/** The `_redirects` file that Netlify and Cloudflare Pages read. */
export function toRedirectsFile(redirects: readonly Redirect[], basePath: string): string {
  return redirects.map(({ from, to }) => `${basePath}${from} ${basePath}${to} 301\n`).join('');
}

/** The `vercel.json` file for an export that is uploaded as it is. */
export function toVercelFile(redirects: readonly Redirect[], basePath: string): string {
  const source = (path: string) => `${basePath}${path}`;
  const list = (headers: readonly (readonly [string, string])[]) =>
    headers.map(([key, value]) => ({ key, value }));
  const caching = cacheRules.map(({ prefix, value }) => ({
    source: source(`${prefix}(.*)`),
    headers: list([['Cache-Control', value]]),
  }));
  const config = {
    cleanUrls: true,
    // The last matching rule wins there.
    headers: [{ source: source('/(.*)'), headers: list(securityHeaders) }, ...caching.reverse()],
    redirects: redirects.map(({ from, to }) => ({
      source: source(from),
      destination: source(to),
      permanent: true,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
