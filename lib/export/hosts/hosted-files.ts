/**
 * Converts host rules to the configuration files of hosting services: `_headers`, `_redirects`, `vercel.json`
 * and `netlify.toml`.
 */

import { escapeRegExp } from '@/lib/config/escape-reg-exp';
import { withoutFinalSlash } from '@/lib/config/paths';
import type { Redirect } from '@/lib/content/content';
import { markdownAccept } from './accept-markdown';
import { toCaddyfile } from './caddy';
import type { Header, HostRules } from './host-rules';
import { type ServerSettings, toNginx } from './nginx';

/** Returns the text of the `_headers` file for Netlify and Cloudflare Pages. */
export function toHeadersFile(rules: HostRules): string {
  const { basePath, headers, endings, folders, caching } = rules;
  const rule = (path: string, list: readonly Header[]) =>
    [`${basePath}${path}`, ...list.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  // If several rules set the same header, these hosts join its values. Browsers then enforce all of the
  // joined policies.
  const own = endings.map(({ ending, headers: list }) => rule(`/*${ending}`, list));
  const kept = caching
    // Skips the rule for all paths. These hosts revalidate by default, and would join its value with those of
    // the other rules.
    .filter(({ prefix }) => prefix !== '/')
    .map(({ prefix, value }) => rule(`${prefix}*`, [['Cache-Control', value]]));
  const below = folders.map(({ folder, headers: list }) => rule(`${folder}/*`, list));
  return `${[rule('/*', headers), ...own, ...below, ...kept].join('\n\n')}\n`;
}

/**
 * Returns the text of the `_redirects` file for Cloudflare Pages. Netlify reads it too, but serves the
 * export's redirect pages first.
 */
export function toRedirectsFile({ basePath, redirects }: HostRules): string {
  return toBothForms(redirects)
    .map(({ from, to }) => `${basePath}${from} ${basePath}${to} 301\n`)
    .join('');
}

/**
 * Returns the text of the `vercel.json` file. Vercel reads it from an export that was built elsewhere and
 * then uploaded.
 */
export function toVercelFile(rules: HostRules): string {
  const { basePath, headers, endings, folders, caching, redirects } = rules;
  const list = (all: readonly Header[]) => all.map(([key, value]) => ({ key, value }));
  const rule = (source: string, all: readonly Header[]) => ({
    source: basePath + source,
    headers: list(all),
  });
  const kept = caching.map(({ prefix, value }) =>
    rule(`${prefix}(.*)`, [['Cache-Control', value]]),
  );
  const own = endings.map((some) => rule(`/(.*)${escapeRegExp(some.ending)}`, some.headers));
  const below = folders.map((some) => rule(`${some.folder}(/.*)?`, some.headers));
  const config = {
    cleanUrls: true,
    // On Vercel, the last matching rule wins.
    headers: [
      rule('/(.*)', headers),
      rule(`/(${PAGE}/?)?`, [['Vary', 'Accept']]),
      ...own,
      ...below,
      ...kept.reverse(),
    ],
    redirects: [
      ...toBothForms(redirects).map(({ from, to }) => ({
        source: basePath + from,
        destination: basePath + to,
        statusCode: 301,
      })),
      ...toMarkdownRedirects(rules),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Regular expression for the path of a page, without its first slash. Files have a dot in their name. */
const PAGE = '(?:[^/]+/)*[^/.]+';

/**
 * Returns redirects to the Markdown version of a page for requests that prefer it. Vercel serves a file without
 * looking at its rewrites, so a rewrite of a page would have no effect.
 */
function toMarkdownRedirects({ basePath, htmlOnly }: HostRules) {
  const others = htmlOnly.map((path) => escapeRegExp(withoutFinalSlash(path).slice(1)));
  const page = `${others.length > 0 ? `(?!(?:${others.join('|')})/?$)` : ''}${PAGE}`;
  const accept = (value: string) => [{ type: 'header', key: 'accept', value }];
  const moves = toBothForms([
    { from: basePath, to: '/index.md' },
    { from: `${basePath}/:page(${page})`, to: '/:page.md' },
  ]);
  return moves.flatMap(({ from, to }) =>
    from === ''
      ? []
      : {
          source: from,
          has: accept(markdownAccept.wanted),
          missing: accept(markdownAccept.unwanted),
          destination: basePath + to,
          statusCode: 307,
        },
  );
}

/**
 * Returns the text of the `netlify.toml` file for a site that Netlify builds. It contains no headers or
 * redirects, because Netlify reads those from `_headers` and `_redirects` in the export.
 */
export function toNetlifyFile({ basePath }: HostRules): string {
  const environment = basePath
    ? `\n[build.environment]\n  NEXT_PUBLIC_BASE_PATH = "${basePath}"\n`
    : '';
  return `[build]\n  command = "npm run build"\n  publish = "out"\n${environment}`;
}

/**
 * Returns each redirect twice, without and with a trailing slash, because these hosts only match the exact
 * path.
 */
function toBothForms(redirects: readonly Redirect[]): Redirect[] {
  return redirects.flatMap(({ from, to }) => [
    { from, to },
    { from: `${from}/`, to },
  ]);
}

/**
 * Returns the texts of the configuration files that must stay outside the served folder, keyed by file name.
 */
export function toServerFiles(rules: HostRules, place: ServerSettings): Record<string, string> {
  return {
    'nginx.conf': toNginx(rules, place),
    Caddyfile: toCaddyfile(rules, place),
    'netlify.toml': toNetlifyFile(rules),
  };
}
