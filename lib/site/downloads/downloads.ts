import { type FooterLinks, hasColumns, type SiteConfig } from '@/lib/config/site';

type Site = Pick<SiteConfig, 'downloads' | 'product' | 'versions'>;

/** The copies of a version that readers can take with them; paths are without base path. */
export interface Downloads {
  label: string;
  /** Its pages for a browser, without a server. */
  zip: string;
  /** Its pages one after the other as Markdown. */
  markdown: string;
}

/** Where the copies of the version with that label lie. */
export function downloadsOf(label: string, { product }: Pick<Site, 'product'>): Downloads {
  const file = `/downloads/${product.slug}-${label}`;
  return { label, zip: `${file}.zip`, markdown: `${file}.md` };
}

/** The links of the footer with those to the copies that the site offers, as a column or in the row. */
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
