/** Settings of the Algolia index: DocSearch's own settings plus the facets of this site. */
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

/** Site settings that the crawler's configuration depends on. */
interface CrawledSite {
  url: string;
  basePath: string;
  search: { indexName: string; algolia?: { appId: string } | undefined };
  blog?: { title: string } | undefined;
}

/**
 * Returns a configuration for Algolia's crawler as source code, to paste into Algolia's editor. It is for
 * sites that do not push records to the index. Pages of old versions are crawled even though their canonical
 * URL points to a newer version.
 */
export function toCrawlerConfig({ url, basePath, search, blog }: CrawledSite): string {
  const site = url + basePath;
  const { indexName, algolia } = search;
  const levels = [1, 2, 3, 4, 5, 6].map((level) => [`lvl${level}`, `main h${level}`]);
  const facts = {
    appId: algolia?.appId ?? 'YOUR_APP_ID',
    apiKey: 'YOUR_CRAWLER_API_KEY',
    indexPrefix: '',
    rateLimit: 8,
    schedule: 'at 03:00',
    startUrls: [`${site}/`],
    sitemaps: [`${site}/sitemap.xml`],
    discoveryPatterns: [`${site}/**`],
    exclusionPatterns: [`${site}/search`],
    ignoreCanonicalTo: true,
    initialIndexSettings: { [indexName]: hostedSettings },
  };
  const props = {
    ...Object.fromEntries(levels),
    content: 'main article p, main article li, main article td',
  };
  return `new Crawler({
  ${properties(facts, 2)}
  actions: [
    {
      indexName: ${JSON.stringify(indexName)},
      pathsToMatch: [${JSON.stringify(`${site}/**`)}],
      // The elements docsearch:* of each page give its records their language, tag, and version.
      recordExtractor({ $, helpers }) {
        const category = $('[data-sidebar] [aria-current="true"]').last().text();
        const isDoc = $('meta[name="docsearch:version"]').length > 0;
        const other = isDoc ? 'Documentation' : ${JSON.stringify(blog?.title ?? '')};
        return helpers.docsearch({
          recordProps: {
            lvl0: { selectors: '', defaultValue: category || other },
            ${properties(props, 12)}
          },
          indexHeadings: true,
          aggregateContent: true,
          recordVersion: 'v3',
        });
      },
    },
  ],
});
`;
}

/**
 * Formats an object's entries as properties of a JavaScript object literal. Lines after the first are
 * indented by `indent` spaces.
 */
function properties(value: object, indent: number): string {
  const line = `\n${' '.repeat(indent)}`;
  return Object.entries(value)
    .map(([name, it]) => `${name}: ${JSON.stringify(it, null, 2).replaceAll('\n', line)},`)
    .join(line);
}
