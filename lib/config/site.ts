import type { FooterColumn } from './footer-schema';
import { type SiteSettings, withDefaults } from './site-defaults';
import type { SiteConfig, VersionConfig } from './site-schema';

export type { FooterColumn, FooterLink, LogoConfig } from './footer-schema';
export type * from './navbar-schema';
export type { SearchConfig, SiteConfig, VersionConfig } from './site-schema';

/**
 * Returns the site configuration with the defaults of the settings that `site.config.ts` leaves out. TypeScript checks
 * the others.
 */
export function defineSite(settings: SiteSettings): SiteConfig {
  return withDefaults(settings);
}

/** Whether live samples run in any version. If not, the site has no playground. */
export function hasPlayer({ versions }: Pick<SiteConfig, 'versions'>): boolean {
  return versions.some(({ player }) => player);
}

/** Returns the first version whose live samples run. Throws if there is none, or if it has no class data. */
export function playerVersion({ versions }: Pick<SiteConfig, 'versions'>): PlayerVersion {
  const found = versions.find(({ player }) => player === true);
  if (!found) throw new Error('site.config.ts has no version with a player.');
  const { classes, ...version } = found;
  if (classes === undefined) throw new Error(`${version.label} has no class data.`);
  return { ...version, classes };
}

/** Docs version whose live samples run. They require class data. */
export type PlayerVersion = VersionConfig & { classes: string };

/** Returns whether any docs version of a site has class data. */
export function hasClasses({ versions }: Pick<SiteConfig, 'versions'>): boolean {
  return versions.some(({ classes }) => classes !== undefined);
}

/** Optional parts of a site. Each function returns whether a site has the part. */
const parts = {
  blog: ({ blog }: SiteConfig) => blog !== undefined,
  classes: hasClasses,
  player: hasPlayer,
};

/**
 * Returns the names of the optional parts that a site has, such as `blog`. The build leaves out the routes of
 * all other parts, which are files such as `page.blog.tsx`.
 */
export function siteParts(site: SiteConfig): string[] {
  return Object.entries(parts)
    .filter(([, has]) => has(site))
    .map(([name]) => name);
}

/** Returns the settings of the blog. Throws if the site has none. */
export function blogOf({ blog }: Pick<SiteConfig, 'blog'>): NonNullable<SiteConfig['blog']> {
  if (!blog) throw new Error('The site has no blog.');
  return blog;
}

/** Footer links: columns with titles, or a single row. */
export type FooterLinks = NonNullable<SiteConfig['footer']>['links'];

/** Whether footer links are columns with titles. */
export function hasColumns(links: FooterLinks): links is FooterColumn[] {
  const first = links[0];
  return first !== undefined && 'title' in first;
}
