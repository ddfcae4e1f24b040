/** The rules as files that hosting services read: `_headers`, `_redirects`, `vercel.json`, `netlify.toml`. */

import { escapeRegExp } from '@/lib/config/escape-reg-exp';
import type { Redirect } from '@/lib/content/content';
import { toCaddyfile } from './caddy';
import type { Header, HostRules } from './host-rules';
import { type ServerPlace, toNginx } from './nginx';

/** The `_headers` file that Netlify and Cloudflare Pages read. */
export function toHeadersFile({ basePath, headers, endings, caching }: HostRules): string {
  const rule = (path: string, list: readonly Header[]) =>
    [`${basePath}${path}`, ...list.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  // These hosts join values of one name, and browsers obey every policy in the list.
  const own = endings.map(({ ending, headers: list }) => rule(`/*${ending}`, list));
  const kept = caching
    // What is not named is revalidated by these hosts anyway, and they join rules that overlap.
    .filter(({ prefix }) => prefix !== '/')
    .map(({ prefix, value }) => rule(`${prefix}*`, [['Cache-Control', value]]));
  return `${[rule('/*', headers), ...own, ...kept].join('\n\n')}\n`;
}

/** The `_redirects` file that Cloudflare Pages reads; Netlify does, too, but goes by the pages that lead on first. */
export function toRedirectsFile({ basePath, redirects }: HostRules): string {
  return toBothForms(redirects)
    .map(({ from, to }) => `${basePath}${from} ${basePath}${to} 301\n`)
    .join('');
}

/** The `vercel.json` file for an export that is uploaded as it is. */
export function toVercelFile({
  basePath,
  headers,
  endings,
  caching,
  redirects,
}: HostRules): string {
  const list = (all: readonly Header[]) => all.map(([key, value]) => ({ key, value }));
  const kept = caching.map(({ prefix, value }) => ({
    source: `${basePath}${prefix}(.*)`,
    headers: list([['Cache-Control', value]]),
  }));
  const own = endings.map(({ ending, headers: some }) => ({
    source: `${basePath}/(.*)${escapeRegExp(ending)}`,
    headers: list(some),
  }));
  const config = {
    cleanUrls: true,
    // The last matching rule wins there.
    headers: [{ source: `${basePath}/(.*)`, headers: list(headers) }, ...own, ...kept.reverse()],
    redirects: toBothForms(redirects).map(({ from, to }) => ({
      source: basePath + from,
      destination: basePath + to,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The `netlify.toml` with which Netlify builds the site itself; headers and old paths come with the export. */
export function toNetlifyFile({ basePath }: HostRules): string {
  const environment = basePath
    ? `\n[build.environment]\n  NEXT_PUBLIC_BASE_PATH = "${basePath}"\n`
    : '';
  return `[build]\n  command = "npm run build"\n  publish = "out"\n${environment}`;
}

/** Each old path with and without a final slash: these hosts compare it with a request as it is written. */
function toBothForms(redirects: readonly Redirect[]): Redirect[] {
  return redirects.flatMap(({ from, to }) => [
    { from, to },
    { from: `${from}/`, to },
  ]);
}

/** The files that must not lie among what is served, by name: configurations of servers, settings of a service. */
export function toServerFiles(rules: HostRules, place: ServerPlace): Record<string, string> {
  return {
    'nginx.conf': toNginx(rules, place),
    Caddyfile: toCaddyfile(rules, place),
    'netlify.toml': toNetlifyFile(rules),
  };
}
