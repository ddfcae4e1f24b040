import type { SiteConfig } from '@/lib/config/site';
import type { Redirect } from '@/lib/content/content';
import { withPolicy } from '@/lib/export/policy/csp';

/** Where a site is published. */
type Place = Pick<SiteConfig, 'url' | 'basePath'>;

/** Where the redirect page of an old path lies in the export. */
export function toRedirectFile({ from }: Redirect): string {
  return `${from.replace(/^\/|\/$/g, '')}/index.html`;
}

// The target comes from the link, so that every redirect page has the same script and hash. The link
// is absolute for search engines; readers of a copy of the site stay where they are.
const keepQueryAndHash =
  "(function(l,u){u=new URL(document.querySelector('link[rel=canonical]').href);l.replace(u.pathname+(l.search||u.search)+(l.hash||u.hash))})(location)";

/**
 * A page that leads from an old path to its new one on any static host: at once by script, which keeps
 * query and hash, else by refresh, else by a link.
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
