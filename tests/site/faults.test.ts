import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { PLATFORM_KEY } from '@/components/player/platform-script';
import { type Fault, type FaultyServer, faults, serveFaulty } from '@/tests/support/faulty-server';
import { isLong, long, rotatingSampleOf, turnOf } from '@/tests/support/long';
import {
  chooseTab,
  classReport,
  lookupAnswer,
  lookupField,
  lookupStatus,
} from '@/tests/support/lookup';
import { hydrate } from '@/tests/support/open';
import { player, running, seeResult } from '@/tests/support/player';
import { saveData } from '@/tests/support/save-data';
import { field, modal, options } from '@/tests/support/search-site';
import { noteSurvived } from '@/tests/support/survived';
import { expect, test } from '@/tests/support/test';

/** Kind of file that pages request, and the behavior to expect while it is broken. */
interface Asset {
  paths: RegExp;
  /** Path of a page that requests the file. */
  on: string;
  /** Whether the fault is injected before the page opens. Otherwise, it is injected after hydration. */
  isEarly?: true;
  /** Whether the browser asks to save data, so nothing is prefetched. */
  savesData?: true;
  /** Triggers the request and waits for the expected result, such as an error message or a full page load. */
  during?(page: Page, fault: Fault): Promise<unknown>;
  /** Whether an error message may replace the content of the page. */
  replacesPage?: true;
  /** Closes anything that covers the page, such as the search window. */
  leave?(page: Page): Promise<unknown>;
  /** Loads the file again after the fault is cleared, and waits until the page works. */
  after(page: Page, fault: Fault): Promise<unknown>;
  /** Maximum number of document requests until `after` has finished, including the first one. */
  loads: number;
}

const out = resolve('out');
const chunks = /^\/_next\/static\/chunks\/.+\.js$/;
const title = (page: Page) => page.locator('main h1');
const sidebarLink = (page: Page, path: string) => page.locator(`#menu nav a[href="${path}"]`);
const installation = '/getting-started/installation';
const problem = (page: Page) => player(page).getByRole('status');

/** Returns a pattern for the URL of the framework script whose code contains a string. */
function chunkWith(text: string): RegExp {
  const folder = join(out, '_next/static/chunks');
  const name = readdirSync(folder).find(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(text),
  );
  return new RegExp(`/${name}$`);
}

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}

/**
 * Clicks the sidebar link to the installation page with `click()`, which sends no pointer event that would
 * start React.
 */
async function followPlainly(page: Page): Promise<void> {
  await sidebarLink(page, installation).evaluate(
    (link) => link instanceof HTMLElement && link.click(),
  );
}

/** Behavior shared by the search index and the search worker. */
const searching: Omit<Asset, 'paths'> = {
  on: '/overview/',
  loads: 1,
  during: async (page, fault) => {
    await searchFor(page, 'dark');
    if (fault === 'late') return;
    await expect(modal(page).getByText('Unable to fetch results')).toBeVisible();
  },
  leave: (page) => page.keyboard.press('Escape'),
  after: async (page) => {
    await searchFor(page, 'dark mode');
    await expect(options(page).first()).toContainText('Dark mode', { timeout: 25_000 });
    await page.keyboard.press('Escape');
  },
};

const assets: Record<string, Asset> = {
  'page itself': {
    paths: /\/installation\/?$/,
    on: '/overview/',
    isEarly: true,
    loads: 4,
    during: async (page, fault) => {
      const download = fault === 'type' && page.waitForEvent('download');
      await followPlainly(page);
      if (download) return download;
      await expect(page).toHaveURL(/installation$/, { timeout: 25_000 });
      if (/cut|half/.test(fault)) await expectPart(page);
      if (fault === 'late') await expect(title(page)).toHaveText('Installation');
      // A connection that broke may have delivered only the head.
      if (/half|late/.test(fault)) await expectTheme(page);
      await page.goBack();
      await expect(title(page)).toHaveText('Overview');
    },
    after: async (page) => {
      await followPlainly(page);
      await expect(title(page)).toHaveText('Installation');
      await expectWords(page);
    },
  },
  'page data': {
    paths: /\/installation\.txt$/,
    on: '/overview/',
    savesData: true,
    loads: 3,
    during: async (page) => {
      const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
      await sidebarLink(page, installation).click();
      await expect(title(page)).toHaveText('Installation');
      expect((await warned).text()).toContain(`Preloading ${installation} failed`);
    },
    after: async (page) => {
      await hydrate(page);
      await page.goBack();
      await expect(title(page)).toHaveText('Overview');
      await sidebarLink(page, installation).click();
      await expect(title(page)).toHaveText('Installation');
    },
  },
  'CSS of the next page': {
    paths: /\.css$/,
    on: '/overview/',
    savesData: true,
    loads: 2,
    during: async (page) => {
      await page.getByRole('link', { name: 'NativeWind', exact: true }).first().click();
      await expect(title(page)).toContainText('One className', { timeout: 25_000 });
    },
    after: async (page) => {
      await page.reload();
      const action = page.getByRole('main').getByRole('link').first();
      await expect(action).toHaveCSS('border-top-style', 'solid');
    },
  },
  'page script': {
    paths: /\/page-script\.js$/,
    on: installation,
    isEarly: true,
    loads: 2,
    after: async (page) => {
      await page.reload();
      await page.getByRole('tab', { name: 'Next.js', exact: true }).click();
      await expect(page).toHaveURL(/framework=next/);
    },
  },
  framework: {
    paths: chunks,
    on: '/overview/',
    isEarly: true,
    loads: 2,
    during: (page) => page.mouse.move(9, 9, { steps: 3 }),
    after: async (page) => {
      // Late scripts occupy all connections that a browser opens to a host.
      await sidebarLink(page, installation).click({ timeout: 25_000 });
      await expect(title(page)).toHaveText('Installation');
      await hydrate(page);
    },
  },
  'code of the next page': {
    paths: chunks,
    on: '/search',
    savesData: true,
    replacesPage: true,
    loads: 2,
    during: async (page, fault) => {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Docs' })
        .click();
      if (fault === 'late') return;
      if (fault === 'half') return expect(title(page)).not.toHaveText(/^Search/);
      const alert = page.locator('main').getByRole('alert');
      await expect(alert).toHaveText(/^The page could not be loaded\.\s*ChunkLoadError/);
    },
    after: async (page, fault) => {
      const button = page.getByRole('button', { name: 'Retry' });
      if (await button.isVisible()) await button.click();
      // The code of a page loads in two steps.
      const patience = fault === 'late' ? 60_000 : 10_000;
      await expect(page).not.toHaveURL(/search/, { timeout: patience });
      await expect(title(page)).toBeVisible();
    },
  },
  'search window': {
    // This is a getter, so that tests can be listed without an export.
    get paths() {
      return chunkWith('DocSearch-Input');
    },
    on: '/overview/',
    loads: 2,
    during: async (page, fault) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('dark');
      // Until loading the window fails, Enter submits the search form.
      if (/late|half/.test(fault)) await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=dark$/);
    },
    after: async (page) => {
      await expect(page.getByRole('article').first()).toContainText('Dark mode');
      await searchFor(page, 'dark');
      await expect(options(page).first()).toContainText('Dark mode');
      await page.keyboard.press('Escape');
    },
  },
  'search index': { paths: /\/search\/.+\.json$/, ...searching },
  'search worker': { paths: /\/search\/worker-.+\.js$/, ...searching },
  'sample runner': {
    paths: /\/run-sample\.js$/,
    on: '/core-concepts/states',
    isEarly: true,
    loads: 2,
    during: sampleSays,
    after: runAgain,
  },
  'sample sandbox': {
    paths: /\/player\/sandbox\b/,
    on: '/core-concepts/states',
    isEarly: true,
    loads: 1,
    during: sampleSays,
    after: runAgain,
  },
  'sample program': {
    paths: /\/player\/sample-.+\.json$/,
    on: '/core-concepts/states',
    isEarly: true,
    loads: 1,
    during: sampleSays,
    after: runAgain,
  },
  'sample compiler': {
    paths: /\/player\/compiler\b/,
    on: '/playground',
    isEarly: true,
    loads: 1,
    during: sampleSays,
    after: runAgain,
  },
  'class lookup': {
    paths: /\/look-up\.js$/,
    on: '/tailwind/',
    isEarly: true,
    loads: 2,
    during: async (page, fault) => {
      await lookupField(page).fill('p-4');
      if (fault !== 'late') await expect(lookupAnswer(page)).toContainText('could not be loaded');
    },
    after: async (page, fault) => {
      if (fault !== 'late') await lookupField(page).press('Enter');
      await expect(lookupField(page)).toHaveValue(/^p-4/);
      await expect(lookupAnswer(page)).toContainText('padding: 1rem', { timeout: 25_000 });
    },
  },
  'component report': {
    paths: /\/start-report-.+\.js$/,
    on: '/tailwind/',
    loads: 2,
    during: async (page, fault) => {
      await chooseTab(page, 'Component');
      await classReport(page).getByRole('textbox').fill('<View className="flex" />');
      if (fault === 'late') return;
      await expect(classReport(page).locator('output')).toContainText('could not be loaded');
    },
    after: async (page, fault) => {
      if (fault !== 'late') {
        await page.reload();
        await chooseTab(page, 'Component');
        await classReport(page).getByRole('textbox').fill('<View className="flex" />');
      }
      const sum = classReport(page).locator('output');
      await expect(sum).toContainText('1 class', { timeout: 25_000 });
    },
  },
  'class data': {
    paths: /\/classes\/current\.json$/,
    on: '/tailwind/',
    loads: 1,
    during: async (page, fault) => {
      await lookupField(page).fill('p-4');
      if (fault === 'late') return;
      await expect(lookupAnswer(page)).toHaveText('The classes could not be loaded.');
    },
    after: async (page) => {
      await lookupField(page).fill('p-5');
      await expect(lookupAnswer(page)).toContainText('padding: 1.25rem', { timeout: 25_000 });
    },
  },
  'library of the class lookup': {
    paths: /\/player\/(?:library|parser)\./,
    on: '/tailwind/',
    loads: 1,
    during: async (page, fault) => {
      await lookupField(page).fill('rotate-[17deg]');
      if (fault === 'late') await expect(lookupStatus(page)).toHaveText(/^Loading/);
      else await expect(lookupAnswer(page)).toContainText('compiler can’t answer');
    },
    after: async (page) => {
      await lookupField(page).fill('rotate-[18deg]');
      await expect(lookupAnswer(page)).toContainText('18deg', { timeout: 45_000 });
    },
  },
  font: {
    paths: /\.woff2$/,
    on: '/overview/',
    isEarly: true,
    loads: 2,
    after: async (page, fault) => {
      // In the same tab, Chromium does not retry a font that it could not decode.
      const isKept = fault === 'half' || fault === 'type';
      const tab = isKept ? await page.context().newPage() : page;
      await (isKept ? tab.goto(page.url()) : tab.reload());
      await tab.waitForFunction(() =>
        [...document.fonts].some(({ status }) => status === 'loaded'),
      );
    },
  },
  image: {
    paths: /\/img\//,
    on: '/overview/',
    isEarly: true,
    loads: 2,
    after: async (page) => {
      await page.reload();
      await page.waitForFunction(
        () => (document.querySelector<HTMLImageElement>('nav img')?.naturalWidth ?? 0) > 0,
      );
    },
  },
};

/** Expects that a sample reports a load failure. With the fault `late`, the sample may run instead. */
async function sampleSays(page: Page, fault: Fault): Promise<void> {
  const words = problem(page).filter({ hasText: 'could not be loaded' });
  const seen = fault === 'late' ? words.or(running(page)) : words;
  await expect(seen).toBeVisible({ timeout: 30_000 });
}

async function runAgain(page: Page): Promise<void> {
  const retry = problem(page).getByRole('button', { name: 'Retry' });
  if (await retry.isVisible()) await retry.click();
  await seeResult(page);
  await expect(running(page)).toBeVisible();
  await expect(problem(page)).toBeHidden();
}

/** Expects that the page shows all second-level headings and top-level paragraphs of its HTML file. */
async function expectWords(page: Page): Promise<void> {
  // Does not use the page's fetch, because all of its connections may be busy.
  const file = await (await page.request.get(page.url())).text();
  await expect
    .poll(() => page.evaluate(missingWords, file), { message: 'missing text' })
    .toEqual([]);
}

/** Expects the notice that says only part of the page has loaded, and its button. */
async function expectPart(page: Page): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: 'Only part of this page has loaded.' });
  await expect(notice.getByRole('button', { name: 'Load again' })).toBeVisible();
}

/** Expects the theme switch to change the theme, as a sign that the page still reacts. */
async function expectTheme(page: Page): Promise<void> {
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /^Switch between/ })
    .click();
  await expect(html).toHaveAttribute('data-theme', before === 'dark' ? 'light' : 'dark');
}

/**
 * Runs in the page. Returns the text of each second-level heading and top-level paragraph that is in the
 * page's HTML file but not on the page.
 */
function missingWords(file: string): (string | null)[] {
  const words = (root: Document) => {
    const all = [...root.querySelectorAll('main :is(h2, article > p)')];
    return all.map(({ textContent }) => textContent);
  };
  const shown = new Set(words(document));
  return words(new DOMParser().parseFromString(file, 'text/html')).filter(
    (text) => !shown.has(text),
  );
}

/** Runs in the page and its frames. Stores the choice of the web, the platform on which samples run. */
function chooseWeb(key: string): void {
  if (window === top) localStorage.setItem(key, 'web');
}

/** Tests one fault of one kind of file on a new page. */
async function survive(
  { browser, server }: { browser: Browser; server: FaultyServer },
  asset: Asset,
  fault: Fault,
): Promise<void> {
  // A new context has an empty cache.
  const context = await browser.newContext();
  const page = await context.newPage();
  if (asset.savesData) await saveData(page);
  await page.addInitScript(chooseWeb, PLATFORM_KEY);
  try {
    server.documents.length = 0;
    if (asset.isEarly) server.break(asset.paths, fault);
    await page.goto(server.url + asset.on, { waitUntil: 'commit' });
    if (!asset.isEarly) await hydrate(page);
    server.break(asset.paths, fault);
    await asset.during?.(page, fault);
    await asset.leave?.(page);
    if (!asset.replacesPage) await expectWords(page);
    await expectTheme(page);
    expect(server.faultCount, 'responses with the fault').toBeGreaterThan(0);
    server.clearFault();
    await asset.after(page, fault);
    expect(server.documents.length, server.documents.join()).toBeLessThanOrEqual(asset.loads);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Blog' })
      .click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(title(page)).toBeVisible();
  } finally {
    server.clearFault();
    await context.close();
  }
}

/** All faults except `late`, which takes 20 seconds. */
const quick = faults.filter((fault) => fault !== 'late');

test.describe('a broken file', () => {
  for (const [name, asset] of rotatingSampleOf(Object.entries(assets), 10, 2)) {
    // A long run tries the other faults while it waits for the late file.
    const groups: (readonly Fault[])[] = isLong
      ? [quick, ['late']]
      : [[quick[turnOf(name, quick.length)] ?? '404']];
    test(
      `NAVIG-04 ERR-04 ERR-12 SNACK-05 ${name}: the page stays complete, and the next attempt loads the file`,
      long,
      async ({ browser }) => {
        const results = await Promise.all(groups.map((group) => tryFaults(browser, asset, group)));
        const failures: Record<string, string> = Object.assign({}, ...results);
        const tried = groups.flat().length;
        noteSurvived(name, tried - Object.keys(failures).length, tried);
        expect(failures).toEqual({});
      },
    );
  }
});

/**
 * Tries faults one after another on a separate server. Resolves to the error messages of the faults that
 * failed, keyed by fault.
 */
async function tryFaults(
  browser: Browser,
  asset: Asset,
  group: readonly Fault[],
): Promise<Record<string, string>> {
  const server = await serveFaulty(out);
  const failures: Record<string, string> = {};
  for (const fault of group) {
    await survive({ browser, server }, asset, fault).catch((error: Error) => {
      failures[fault] = stripVTControlCharacters(error.message);
    });
  }
  server.close();
  return failures;
}

test.describe('a tab that stays open', () => {
  test.use({ allowedErrors: [/Failed to load resource|ChunkLoadError|Loading chunk/] });

  test('does one full page load after a deployment, and navigates on the client again afterwards', async ({
    page,
  }) => {
    const server = await serveFaulty(out);
    await saveData(page);
    await page.goto(`${server.url}/overview/`);
    await hydrate(page);
    server.deploy();
    server.documents.length = 0;
    await sidebarLink(page, installation).click();
    await expect(title(page)).toHaveText('Installation');
    await hydrate(page);
    await sidebarLink(page, '/overview/').click();
    await expect(title(page)).toHaveText('Overview');
    expect(server.documents).toHaveLength(1);
    server.close();
  });

  test('still works after being frozen, and has no listener that prevents the back/forward cache', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const listen = window.addEventListener;
      window.addEventListener = (...args: Parameters<typeof listen>) => {
        heard.push(args[0]);
        listen.apply(window, args);
      };
    });
    await page.goto(installation);
    await hydrate(page);
    const session = await page.context().newCDPSession(page);
    for (const state of ['frozen', 'active'] as const)
      await session.send('Page.setWebLifecycleState', { state });
    await page.getByRole('tab', { name: 'Next.js', exact: true }).click();
    await expect(page).toHaveURL(/framework=next/);
    await expectTheme(page);
    await sidebarLink(page, '/overview/').click();
    await expect(title(page)).toHaveText('Overview');
    const heard = await page.evaluate(() => Reflect.get(window, 'heard'));
    expect(heard).toContain('popstate');
    for (const name of ['unload', 'beforeunload']) expect(heard).not.toContain(name);
  });

  test('works with 4x CPU throttling', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(installation);
    await page.getByRole('tab', { name: 'Next.js', exact: true }).click();
    await expect(page).toHaveURL(/framework=next/);
    await searchFor(page, 'dark mode');
    await expect(options(page).first()).toContainText('Dark mode');
    await page.keyboard.press('Escape');
    await expectTheme(page);
  });
});
