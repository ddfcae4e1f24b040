import type { SiteConfig } from '@/lib/config/site';
import { contextFilters } from './protocol';

/** How the hosted index is searched: DocSearch's own settings with the facets of this site. */
export const hostedSettings = {
  attributesForFaceting: ['language', 'tag', 'version', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(keywords)',
    'content',
    'hierarchy.lvl0',
  ],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 6,
  allowTyposOnNumericTokens: false,
  separatorsToIndex: ':-[]/@',
  ignorePlurals: true,
};

/** The configuration for those who let the provider's crawler read the site instead of pushing records. */
export function toCrawlerConfig({ url, basePath, search, versions, locales }: SiteConfig): object {
  const site = url + basePath;
  return {
    index_name: search.indexName,
    start_urls: [`${site}/`],
    sitemap_urls: [`${site}/sitemap.xml`],
    stop_urls: [`${site}/search`],
    selectors: {
      lvl0: { selector: 'nav [aria-current="page"]', global: true, default_value: 'Documentation' },
      lvl1: 'main h1',
      lvl2: 'main h2',
      lvl3: 'main h3',
      lvl4: 'main h4',
      lvl5: 'main h5',
      lvl6: 'main h6',
      text: 'main article p, main article li, main article td',
    },
    custom_settings: hostedSettings,
    // What the search asks for; the crawler reads the values from the meta elements docsearch:*.
    facets: versions.map(({ name }) => contextFilters(locales.default, name)),
  };
}
