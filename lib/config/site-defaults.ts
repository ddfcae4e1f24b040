import type { NavbarItem } from './navbar-schema';
import type { SiteConfig, VersionConfig } from './site-schema';

/** Settings that have no default. */
type Required = 'title' | 'tagline' | 'url' | 'product' | 'repository' | 'logo';

/** Settings of a docs version as `site.config.ts` writes them. The others have defaults. */
type VersionSettings = Pick<VersionConfig, 'name' | 'label' | 'path' | 'dir'> &
  Partial<VersionConfig>;

/** Settings as `site.config.ts` writes them. The others have defaults. */
export type SiteSettings = Pick<SiteConfig, Required> &
  Partial<Omit<SiteConfig, Required | 'versions'>> & { versions: VersionSettings[] };

/**
 * Adds the defaults to the settings of `site.config.ts`. Invalid settings stay as they are, because the check of the
 * configuration reports them.
 */
export function withDefaults(settings: SiteSettings): SiteConfig {
  const { title, product, repository } = settings;
  const versions = versionsWithDefaults(settings.versions);
  return {
    basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
    frameworkVersion: '3.0.0',
    chat: `${repository}/discussions`,
    issueUrl: `${repository}/issues/new?title={title}`,
    locales: {
      default: 'en',
      all: [
        { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory' },
      ],
    },
    navbar: { title, hideOnScroll: false, items: navbarItems(settings) },
    colorMode: { default: 'light', respectSystem: true, disableSwitch: false },
    toc: { minLevel: 2, maxLevel: 3 },
    backToTop: true,
    lastUpdated: { time: false, author: false },
    search: { indexName: product?.slug, fallbackToEmbedded: true, insights: false },
    assistants: [],
    downloads: true,
    playground: 'off',
    redirects: {},
    ...settings,
    versions,
  };
}

/** Returns the versions with their defaults. The first one is the latest, unless another one is marked as such. */
function versionsWithDefaults(versions: VersionSettings[]): VersionConfig[] {
  if (!Array.isArray(versions)) return versions;
  const isMarked = versions.some((version) => version?.isLast);
  return versions.map((version, index) => {
    const isLast = version?.isLast ?? (!isMarked && index === 0);
    return { isLast, banner: isLast ? 'none' : 'unmaintained', noIndex: false, ...version };
  });
}

/** Returns the links of the navbar: the docs, the blog, the versions, and the repository. */
function navbarItems({ blog, versions, repository }: SiteSettings): NavbarItem[] {
  const icon = { icon: 'github' } as const;
  return [
    { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
    ...(blog ? [{ to: '/blog', label: blog.title, position: 'left' } as const] : []),
    ...(versions?.length > 1 ? [{ type: 'docsVersionDropdown' } as const] : []),
    { href: repository, label: 'GitHub', ...icon },
  ];
}
