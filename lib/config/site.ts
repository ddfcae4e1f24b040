import type { FooterColumn } from './footer-schema';
import type { SiteConfig, VersionConfig } from './site-schema';

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

/** The version whose live samples run, with the file of its class data. Throws when the site has none. */
export function playerVersion({ versions }: Pick<SiteConfig, 'versions'>): PlayerVersion {
  const found = versions.find(({ player }) => player === true);
  if (!found) throw new Error('site.config.ts has no version with a player.');
  const { classes, ...version } = found;
  if (classes === undefined) throw new Error(`${version.label} has no class data.`);
  return { ...version, classes };
}

/** A version with live samples, which need class data. */
export type PlayerVersion = VersionConfig & { classes: string };

/** The parts that not every product has, and what has them. */
const parts = {
  blog: ({ blog }: SiteConfig) => blog !== undefined,
  classes: ({ versions }: SiteConfig) => versions.some(({ classes }) => classes !== undefined),
  player: hasPlayer,
};

/** The parts that a site has. Routes of the others, in files such as `page.blog.tsx`, are left out. */
export function siteParts(site: SiteConfig): string[] {
  return Object.entries(parts)
    .filter(([, has]) => has(site))
    .map(([name]) => name);
}

/** The settings of the blog; throws when the site has none. */
export function blogOf({ blog }: Pick<SiteConfig, 'blog'>): NonNullable<SiteConfig['blog']> {
  if (!blog) throw new Error('The site has no blog.');
  return blog;
}

/** The links of a footer. */
export type FooterLinks = NonNullable<SiteConfig['footer']>['links'];

/** Whether the footer shows titled columns. */
export function hasColumns(links: FooterLinks): links is FooterColumn[] {
  const first = links[0];
  return first !== undefined && 'title' in first;
}
