import type { ExportedPage } from './page-weight';
import { frameworkUrls, scriptUrls } from './page-weight';

/** A part of the site whose code must not load with pages that do not show it. */
interface Feature {
  name: string;
  /** Text that survives in its built code. */
  code: RegExp;
  /** What a page that shows it at once has in its HTML; absent when no page does. */
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

/** One sentence for each feature whose code a page loads at once without showing it. */
export function unusedFeatures({ path, html, read }: ExportedPage): string[] {
  return [...scriptUrls(html), ...frameworkUrls(html)].flatMap((url) => {
    const code = read(url).toString('utf8');
    return features
      .filter((feature) => feature.code.test(code) && !feature.html?.test(html))
      .map(({ name }) => `${path} loads the code of the ${name} (${url}) but does not use it.`);
  });
}
