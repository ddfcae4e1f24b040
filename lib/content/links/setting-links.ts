import type { FooterColumn, FooterLink, SiteConfig } from '@/lib/config/site';
import { locate, positionInText } from '@/lib/config/source/positions';
import { formatPath } from '@/lib/config/source/schema-issues';
import type { PlacedLink } from './check-links';
import { navbarUses } from './navbar-uses';

interface Setting {
  href: string;
  path: PropertyKey[];
}

/**
 * Returns the internal links in the settings for the navbar, footer, announcement bar, logos, help, and absent
 * versions. Their positions are in `site.config.ts`.
 */
export function settingLinks(site: SiteConfig, source: string): PlacedLink[] {
  const { navbar, footer, announcementBar, logo, help = [], absentVersions = [] } = site;
  const links = footer?.links ?? [];
  return [
    ...html(announcementBar?.content, ['announcementBar', 'content']),
    ...one(logo.href, ['logo', 'href']),
    ...navbarUses(navbar.items).flatMap(({ kind, value, path }) => {
      if (kind === 'html') return html(value, path);
      return kind === 'href' ? one(value, path) : [];
    }),
    ...links.flatMap((link, index) => footerLinks(link, ['footer', 'links', index])),
    ...one(footer?.logo?.href, ['footer', 'logo', 'href']),
    ...html(footer?.copyright, ['footer', 'copyright']),
    ...help.flatMap(({ to }, index) => one(to, ['help', index, 'to'])),
    ...absentVersions.flatMap(({ to }, index) => one(to, ['absentVersions', index, 'to'])),
  ].map(({ href, path }) => {
    const offset = source.indexOf(`"${href}"`);
    const inHtml = offset < 0 ? undefined : positionInText(source, offset);
    const position = locate(source, href) ?? inHtml;
    return { href, file: 'site.config.ts', position, setting: formatPath(path) };
  });
}

function footerLinks(entry: FooterColumn | FooterLink, path: PropertyKey[]): Setting[] {
  if (!('items' in entry)) return linkTargets(entry, path);
  return entry.items.flatMap((link, index) => linkTargets(link, [...path, 'items', index]));
}

function linkTargets(
  link: { to?: string | undefined; href?: string | undefined; html?: string | undefined },
  path: PropertyKey[],
): Setting[] {
  return [
    ...one(link.to ?? link.href, [...path, link.to === undefined ? 'href' : 'to']),
    ...html(link.html, [...path, 'html']),
  ];
}

function html(text: string | undefined, path: PropertyKey[]): Setting[] {
  const hrefs = [...(text ?? '').matchAll(/\bhref="([^"]*)"/g)];
  return hrefs.flatMap(([, href]) => one(href, path));
}

/**
 * Returns an internal link as a list with one item. Empty when the URL is undefined or does not start with
 * `/` or `#`, because such links are not checked.
 */
function one(href: string | undefined, path: PropertyKey[]): Setting[] {
  return href === undefined || !/^[/#]/.test(href) ? [] : [{ href, path }];
}
