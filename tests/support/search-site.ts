import { expect, type Locator, type Page } from '@playwright/test';
import { serveFixture } from './fixture-site';
import { wake } from './open';
import { type Provider, startProvider } from './provider';
import { hostedPages } from './search-pages';

/** A site with one of the engines, and what a search for `dark` finds there first. */
export interface SearchSite {
  engine: 'embedded' | 'hosted';
  /** Address of a page to start from. */
  start: string;
  /** Address of the search page. */
  search: string;
  indexName: string;
  /** Where the first hit of a search for `dark mode` leads. */
  first: RegExp;
  provider: Provider | undefined;
}

/** The project's own site, which searches by itself, or the fixture site, which asks the provider. */
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

/** Opens a page and waits until it listens. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await wake(page);
}

/** Opens the search window on a page by its shortcut; resolves to its field. */
export async function openSearch(page: Page, url: string): Promise<Locator> {
  await visit(page, url);
  await page.keyboard.press('Control+k');
  const input = field(page);
  await expect(input).toBeFocused();
  return input;
}

/** The search window. */
export function modal(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

/** Its field. */
export function field(page: Page): Locator {
  return modal(page).getByRole('searchbox');
}

/** Its hits, recent and favorite searches. */
export function options(page: Page): Locator {
  return modal(page).getByRole('option');
}
