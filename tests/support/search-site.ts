import { expect, type Locator, type Page } from '@playwright/test';
import { serveFixture } from './fixture-site';
import { hydrate } from './open';
import { type Provider, startProvider } from './provider';
import { hostedPages } from './search-pages';

/** Site that uses the embedded or the hosted search engine, with the URLs that tests need. */
export interface SearchSite {
  engine: 'embedded' | 'hosted';
  /** URL of a page that tests start from. */
  start: string;
  /** URL of the search page. */
  search: string;
  indexName: string;
  /** Pattern for the URL of the first hit for the query `dark mode`. */
  first: RegExp;
  provider: Provider | undefined;
}

/**
 * Opens a site that uses the search engine. For `embedded`, this is the project's own site. For `hosted`, it
 * is a fixture site with a fake search provider.
 */
export async function openSite(
  engine: SearchSite['engine'],
  page: Page,
  ownUrl: string,
): Promise<SearchSite & { close: () => void }> {
  if (engine === 'embedded') {
    const start = `${ownUrl}/overview/`;
    const first = /\/core-concepts\/dark-mode$/;
    const search = `${ownUrl}/search`;
    return {
      engine,
      start,
      search,
      indexName: 'nativewind',
      first,
      provider: undefined,
      close() {},
    };
  }
  const { url, close } = await serveFixture('plain');
  const provider = await startProvider(page, hostedPages, 'https://example.org/base');
  return {
    engine,
    start: `${url}/base/overview/`,
    search: `${url}/base/search`,
    indexName: 'plain',
    first: /\/base\/guides\/first$/,
    provider,
    close() {
      provider.close();
      close();
    },
  };
}

/** Opens a page and waits until React has hydrated it. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrate(page);
}

/** Opens a page, and then its search window with the keyboard shortcut. Resolves to the search field. */
export async function openSearch(page: Page, url: string): Promise<Locator> {
  await visit(page, url);
  await page.keyboard.press('Control+k');
  const input = field(page);
  await expect(input).toBeFocused();
  return input;
}

/** Locates the search window. */
export function modal(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

/** Locates the field in the search window. */
export function field(page: Page): Locator {
  return modal(page).getByRole('searchbox');
}

/** Locates the options in the search window: hits, recent searches, and favorites. */
export function options(page: Page): Locator {
  return modal(page).getByRole('option');
}
