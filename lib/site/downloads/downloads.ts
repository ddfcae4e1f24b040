import { type FooterLinks, hasColumns, type SiteConfig } from '@/lib/config/site';

type Site = Pick<SiteConfig, 'downloads' | 'product' | 'versions'>;

/** Downloadable copies of a docs version, as URL paths without the base path. */
export interface Downloads {
  label: string;
  /** ZIP file with the version's pages, for reading offline in a browser. */
  zip: string;
  /** Single Markdown file with all listed pages of the version. */
  markdown: string;
}

/** Returns the download paths of the docs version with this label. */
export function downloadsOf(label: string, { product }: Pick<Site, 'product'>): Downloads {
  const file = `/downloads/${product.slug}-${label}`;
  return { label, zip: `${file}.zip`, markdown: `${file}.md` };
}

/**
 * Returns the footer links together with download links for each version. These form a new column if the
 * footer has columns, otherwise they follow the other links. Returns the links unchanged if downloads are
 * turned off.
 */
export function withDownloads(links: FooterLinks, site: Site): FooterLinks {
  if (!site.downloads) return links;
  const items = site.versions.flatMap(({ label }) => {
    const { zip, markdown } = downloadsOf(label, site);
    return [
      { label: `${label} as web pages`, to: zip },
      { label: `${label} as Markdown`, to: markdown },
    ];
  });
  return hasColumns(links) ? [...links, { title: 'Offline', items }] : [...links, ...items];
}
