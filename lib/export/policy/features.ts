import type { ExportedPage } from './page-weight';
import { frameworkUrls, scriptUrls } from './page-weight';

/** A part of the site whose code must not load with pages that do not show it. */
interface Feature {
  name: string;
  /** Matches text that is still in the feature's code after minification. */
  code: RegExp;
  /** Matches the HTML of pages that may load the code. Without it, no page may load the code initially. */
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

/** Returns a message for each feature whose code a page loads initially without using it. */
export function unusedFeatures({ path, html, read }: ExportedPage): string[] {
  return [...scriptUrls(html), ...frameworkUrls(html)].flatMap((url) => {
    const code = read(url).toString('utf8');
    return features
      .filter((feature) => feature.code.test(code) && !feature.html?.test(html))
      .map(({ name }) => `${path} loads the code of the ${name} (${url}) but does not use it.`);
  });
}
