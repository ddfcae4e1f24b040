import type { SiteConfig } from '@/lib/config/site';
import type { Redirect } from '@/lib/content/content';
import { withPolicy } from '@/lib/export/policy/csp';

/** Origin and base path of the published site. */
type Place = Pick<SiteConfig, 'url' | 'basePath'>;

/** Returns the path of a redirect's page in the export, such as `old-path/index.html`. */
export function toRedirectFile({ from }: Redirect): string {
  return `${from.replace(/^\/|\/$/g, '')}/index.html`;
}

// The script reads the target from the canonical link, so all redirect pages have the same script and CSP
// hash. The link is absolute for search engines, but the script only uses its path. Readers of a preview or
// another copy of the site therefore stay there.
const keepQueryAndHash =
  "(function(l,u){u=new URL(document.querySelector('link[rel=canonical]').href);l.replace(u.pathname+(l.search||u.search)+(l.hash||u.hash))})(location)";

/**
 * Returns an HTML page that redirects from an old path to its new one on any static host. A script redirects
 * immediately and keeps the query and hash. For readers without JavaScript, the page also has a meta refresh
 * and a link.
 */
export function toRedirectPage({ to }: Redirect, { url, basePath }: Place): string {
  const target = escapeAttribute(basePath + to);
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>',
    '<title>This page has moved</title>',
    `<link rel="canonical" href="${url}${target}"/>`,
    '<meta name="robots" content="noindex"/>',
    `<script>${keepQueryAndHash}</script>`,
    `<meta http-equiv="refresh" content="0;url=${target}"/>`,
    '<meta name="viewport" content="width=device-width"/>',
    `</head><body><p>This page has moved to <a href="${target}">${target}</a>.</p></body></html>\n`,
  ].join('');
  return withPolicy(html, { script: [], connect: [] }, (code) => code === keepQueryAndHash);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
