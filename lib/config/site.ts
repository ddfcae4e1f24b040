import type { FooterColumn } from './footer-schema';
import type { SiteConfig } from './site-schema';

export type { FooterColumn, FooterLink, Logo } from './footer-schema';
export type * from './navbar-schema';
export type { SearchConfig, SiteConfig, VersionConfig } from './site-schema';

/** The site configuration as given, with its type. */
export function defineSite(site: SiteConfig): SiteConfig {
  return site;
}

/** Whether live samples of any version run; a site without has no playground. */
export function hasPlayer({ versions }: Pick<SiteConfig, 'versions'>): boolean {
  return versions.some(({ player }) => player);
}

/** The links of a footer. */
export type FooterLinks = NonNullable<SiteConfig['footer']>['links'];

/** Whether the footer shows titled columns. */
export function hasColumns(links: FooterLinks): links is FooterColumn[] {
  const first = links[0];
  return first !== undefined && 'title' in first;
}
