import type { FooterColumn } from './footer-schema';
import type { SiteConfig, VersionConfig } from './site-schema';

export type { FooterColumn, FooterLink, FooterLogo as Logo } from './footer-schema';
export type * from './navbar-schema';
export type { SearchConfig, SiteConfig, VersionConfig } from './site-schema';

/** Returns the site configuration unchanged, so that its type is checked. */
export function defineSite(site: SiteConfig): SiteConfig {
  return site;
}

/** Whether live samples of any version run. Without them, the site has no playground. */
export function hasPlayer({ versions }: Pick<SiteConfig, 'versions'>): boolean {
  return versions.some(({ player }) => player);
}

/** Returns the version whose live samples run. Throws when there is none, or when it has no class data. */
export function playerVersion({ versions }: Pick<SiteConfig, 'versions'>): PlayerVersion {
  const found = versions.find(({ player }) => player === true);
  if (!found) throw new Error('site.config.ts has no version with a player.');
  const { classes, ...version } = found;
  if (classes === undefined) throw new Error(`${version.label} has no class data.`);
  return { ...version, classes };
}

/** Version with live samples. They require class data. */
export type PlayerVersion = VersionConfig & { classes: string };

/** Optional parts of a site, each with a test for whether a site has it. */
const parts = {
  blog: ({ blog }: SiteConfig) => blog !== undefined,
  classes: ({ versions }: SiteConfig) => versions.some(({ classes }) => classes !== undefined),
  player: hasPlayer,
};

/**
 * Returns the names of the optional parts that a site has. Routes of other parts, in files such as
 * `page.blog.tsx`, are left out of the build.
 */
export function siteParts(site: SiteConfig): string[] {
  return Object.entries(parts)
    .filter(([, has]) => has(site))
    .map(([name]) => name);
}

/** Returns the settings of the blog. Throws when the site has none. */
export function blogOf({ blog }: Pick<SiteConfig, 'blog'>): NonNullable<SiteConfig['blog']> {
  if (!blog) throw new Error('The site has no blog.');
  return blog;
}

/** Links of the footer. */
export type FooterLinks = NonNullable<SiteConfig['footer']>['links'];

/** Whether the footer has columns with titles. */
export function hasColumns(links: FooterLinks): links is FooterColumn[] {
  const first = links[0];
  return first !== undefined && 'title' in first;
}
