import type { ExportedPage } from './page-weight';
import { frameworkUrls, scriptUrls } from './page-weight';

/** Feature whose code must not load with pages that do not use it. */
interface Feature {
  name: string;
  /** Matches text in the feature's code that minification does not change. */
  code: RegExp;
  /** Matches the HTML of pages that use the feature. When omitted, all pages must load the code on demand. */
  html?: RegExp;
}

const features: readonly Feature[] = [
  { name: 'search window', code: /DocSearch-Modal/ },
  { name: 'search engine', code: /MiniSearch: / },
  { name: 'hosted search', code: /algolianet\.com/, html: /data-feature="search-page"/ },
  { name: 'live samples', code: /playerFrame/, html: /data-feature="player"/ },
  { name: 'editor', code: /cm-content/ },
  { name: 'highlighter', code: /oniguruma/i },
  { name: 'validation', code: /invalid_format/ },
];

/**
 * Returns an error message for each feature whose code a page loads without using the feature. Code that is
 * loaded on demand is ignored.
 */
export function unusedFeatures({ path, html, read }: ExportedPage): string[] {
  return [...scriptUrls(html), ...frameworkUrls(html)].flatMap((url) => {
    const code = read(url).toString('utf8');
    return features
      .filter((feature) => feature.code.test(code) && !feature.html?.test(html))
      .map(({ name }) => `${path} loads the code of the ${name} (${url}) but does not use it.`);
  });
}
