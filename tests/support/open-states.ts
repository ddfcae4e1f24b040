import { expect, type Page } from '@playwright/test';
import { codeWrap } from '@/content/messages/prose';
import { packFiles } from '@/lib/player/share';
import { delayRequests } from './delay-requests';
import { chooseTab, classReport, dropFiles, lookupAnswer, lookupField } from './lookup';
import { expectOwnClasses, setTheme, toAppTheme } from './own-theme';
import { player, running, showOn } from './player';
import { field, modal, options } from './search-site';

const thrower = '(()=>{throw new Error("outer",{cause:new Error("inner")})})()';

/**
 * Makes the component that sets an attribute to true throw an error, until `window.fixed` is true in the
 * page.
 */
export async function breakComponent(page: Page, attribute: string): Promise<void> {
  const piece = `"${attribute}":!0`;
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const broken = `"${attribute}":(window.fixed?!0:${thrower})`;
    const replaced = code.replaceAll(piece, broken);
    // Prevents later pages from loading the broken script from the HTTP cache.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: replaced });
  });
}

/**
 * Page state that a reader can cause, such as an open menu. After the page at `path` has been opened, `show`
 * does what leads to this state. `only` restricts the test to narrow or wide viewports.
 */
export interface OpenState {
  path: string;
  show(page: Page): Promise<unknown>;
  only?: 'narrow' | 'wide';
  /** Whether React is not running in this state. The theme then cannot change after the page has loaded. */
  keepsTheme?: boolean;
  /** axe rules that this state is allowed to violate. Each use needs a comment with the reason. */
  exceptRules?: string[];
}

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

async function lookUp(page: Page, text: string, said: string): Promise<void> {
  await lookupField(page).fill(text);
  await expect(lookupAnswer(page)).toContainText(said);
}

/** Disables `setTimeout` in the page. Returns a function that restores it. */
async function stopTimers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    Object.assign(window, { keptSetTimeout: window.setTimeout, setTimeout: () => 0 });
  });
  return () =>
    page.evaluate(() => {
      window.setTimeout = Reflect.get(window, 'keptSetTimeout');
    });
}

async function reloadWithoutSandbox(page: Page): Promise<void> {
  await page.route(/\/player\/sandbox\b/, (route) => route.abort());
  await page.reload();
  await expect(player(page).getByRole('status')).toContainText('could not be loaded');
}

async function showWithTheme(page: Page): Promise<void> {
  const colors = { brand: 'hsl(var(--brand))', soft: '#ccfbf1', unknown: 'hsl(var(--unknown))' };
  const css = ':root { --brand: 199 89% 48% } .dark:root { --brand: 198 93% 60% }';
  await setTheme(page, toAppTheme({ extend: { colors } }, css));
  await page.reload();
  await expectOwnClasses(page);
}

const noisy = `import { Text } from 'react-native';
export default function App() {
  console.warn('A warning');
  console.error('An error');
  return <Text className="mt-[7.5px]">Of a link</Text>;
}`;
const noisyPlayground = `/playground#code=${packFiles({ 'App.tsx': noisy })}`;

/** Page states to test, keyed by name. The page is hydrated before `show` is called. */
export const openStates: Readonly<Record<string, OpenState>> = {
  'the search window with hits': {
    path: '/overview/',
    show: async (page) => {
      await searchFor(page, 'dark');
      await expect(options(page).first()).toBeVisible();
    },
  },
  'the search window with a class': {
    path: '/overview/',
    show: async (page) => {
      await searchFor(page, 'shadow-lg');
      await expect(options(page).first()).toContainText('Android');
    },
  },
  'the search window with a class for the web': {
    path: '/overview/',
    show: async (page) => {
      await searchFor(page, 'grid-cols-3');
      await expect(options(page).first().locator('[data-support="none"]')).toHaveCount(2);
    },
  },
  'the search window without hits': {
    path: '/overview/',
    show: async (page) => {
      await searchFor(page, 'qqqqqqqq');
      await expect(modal(page).getByText('No results')).toBeVisible();
    },
  },
  'the search window before the first query': {
    path: '/overview/',
    show: async (page) => {
      await page.evaluate(() => localStorage.clear());
      await page.keyboard.press('Control+k');
      await expect(modal(page).getByText('No recent searches')).toBeVisible();
    },
  },
  'the search window with near terms': {
    path: '/overview/',
    show: async (page) => {
      await searchFor(page, 'dark');
      await expect(options(page).first()).toBeVisible();
      await field(page).fill('jstfybtwn');
      await expect(modal(page).locator('.search-near').getByRole('button').first()).toBeVisible();
    },
  },
  'the search window that waits': {
    path: '/overview/',
    show: async (page) => {
      await delayRequests(page, /\/assets\/search\//);
      await searchFor(page, 'dark');
      await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    },
  },
  'the search field whose window does not come': {
    path: '/overview/',
    show: async (page) => {
      await page.route(/\/_next\/static\/chunks\/|\/search$/, (route) => route.abort());
      // The page may have loaded the window already, for example because the pointer rests on a button.
      await page.reload();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  'the search window that has no index': {
    path: '/overview/',
    show: async (page) => {
      await page.route(/\/search\/.+\.json$/, (route) => route.abort());
      await searchFor(page, 'dark');
      await expect(modal(page).getByText('Unable to fetch results')).toBeVisible();
    },
  },
  'the sidebar with a filter': {
    path: '/tailwind/spacing/padding',
    only: 'wide',
    show: async (page) => {
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await sidebar.getByRole('searchbox', { name: 'Filter menu' }).fill('color');
      await expect(sidebar.getByRole('status')).toContainText('pages');
    },
  },
  'the list of shortcuts': {
    path: '/overview/',
    show: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  'the menu': {
    path: '/tailwind/spacing/padding',
    only: 'narrow',
    show: async (page) => {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
    },
  },
  'the contents of a page': {
    path: '/core-concepts/states',
    only: 'narrow',
    show: (page) => page.getByText('On this page').first().click(),
  },
  'the dropdown of versions': {
    path: '/overview/',
    only: 'wide',
    show: async (page) => {
      const toggle = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button', { name: /^v4/ });
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    },
  },
  'the lookup with an answer': {
    path: '/tailwind/',
    show: (page) => lookUp(page, 'p-4', 'padding: 1rem'),
  },
  'the lookup with an offer': {
    path: '/tailwind/',
    show: (page) => lookUp(page, 'padding-top', 'pt-4'),
  },
  'the lookup with a guess': {
    path: '/tailwind/',
    show: (page) => lookUp(page, 'gpa-4', 'Did you mean'),
  },
  'the lookup with a replacement': {
    path: '/tailwind/',
    show: (page) => lookUp(page, 'grid-cols-3', 'On native, use'),
  },
  'the lookup with a condition': {
    path: '/tailwind/',
    show: (page) => lookUp(page, 'dark:border-2', 'dark mode is on'),
  },
  'the lookup with a copied class': {
    path: '/tailwind/',
    show: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await lookUp(page, 'shadow-lg', 'elevation: 8');
      // Without this, the button's label would change back after a moment.
      const resume = await stopTimers(page);
      await lookupAnswer(page).getByRole('button', { name: 'Copy shadow-lg' }).click();
      await expect(lookupAnswer(page).getByRole('button', { name: 'Copied' })).toBeVisible();
      await resume();
    },
  },
  'the lookup that loads the compiler': {
    path: '/tailwind/',
    show: async (page) => {
      await delayRequests(page, /\/player\/library-/);
      await lookupField(page).fill('rotate-[17deg]');
      await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 30_000 });
    },
  },
  'the panel for the theme of an app': {
    path: '/tailwind/',
    show: async (page) => {
      await page.getByRole('button', { name: 'Your theme' }).click();
      const panel = page.getByRole('region', { name: 'Theme of your app' });
      await panel.getByRole('textbox', { name: 'global.css' }).fill(':root { --ink: #123456; }');
      await panel.getByRole('button', { name: 'Use this theme' }).click();
      await expect(panel).toContainText('All answers use this theme.', { timeout: 60_000 });
    },
  },
  'the report on a component': {
    path: '/tailwind/',
    show: async (page) => {
      const report = classReport(page);
      await chooseTab(page, 'Component');
      await report.getByRole('textbox').fill('<View className="flex hidden p-5 grid" />');
      await expect(report.locator('output')).toContainText('4 classes', { timeout: 30_000 });
      await report.getByText('3 classes work everywhere').click();
    },
  },
  'the check of a folder': {
    path: '/tailwind/',
    show: async (page) => {
      await chooseTab(page, 'Component');
      await expect(page.getByRole('button', { name: 'Choose a folder' })).toBeEnabled();
      await dropFiles(page, {
        'App.tsx': '<View className="grid p-4" />',
        'Row.tsx': '<><View className="grid flex-1" /><Text className="gpa-4" /></>',
      });
      await expect(classReport(page)).toContainText('2 files, 5 classes', { timeout: 30_000 });
      await page.getByRole('button', { name: 'File', exact: true }).click();
      // The outline of the tab while files are dragged over it.
      await classReport(page).evaluate((form) => form.toggleAttribute('data-over', true));
    },
  },
  'the check of a folder with the report on a file': {
    path: '/tailwind/',
    show: async (page) => {
      await chooseTab(page, 'Component');
      await expect(page.getByRole('button', { name: 'Choose a folder' })).toBeEnabled();
      await dropFiles(page, { 'App.tsx': '<View className="grid p-4" />' });
      await page.getByRole('button', { name: 'App.tsx' }).click({ timeout: 30_000 });
      await expect(classReport(page)).toContainText('View, line 1, column 18');
    },
  },
  'a sample that runs': {
    path: '/core-concepts/states',
    show: async (page) => {
      await showOn(page, 'Web');
      await expect(running(page)).toBeVisible();
    },
  },
  'a sample with its native styles': {
    path: '/core-concepts/states',
    show: async (page) => {
      await showOn(page, 'iOS');
      await player(page).getByRole('button', { name: 'Native styles' }).click();
      await expect(player(page).getByRole('definition').first()).toBeVisible();
    },
  },
  'a sample being edited': {
    path: '/core-concepts/states',
    show: async (page) => {
      await player(page).getByRole('button', { name: 'Edit' }).click();
      await expect(player(page).getByRole('textbox')).toBeVisible();
    },
  },
  'a sample that fills the screen': {
    path: '/core-concepts/states',
    show: async (page) => {
      await player(page).getByRole('button', { name: 'Full screen' }).click();
      await page.waitForFunction(() => document.fullscreenElement !== null);
    },
  },
  'a sample that cannot load its sandbox': {
    path: '/core-concepts/states',
    show: async (page) => {
      await showOn(page, 'Web');
      await reloadWithoutSandbox(page);
    },
  },
  'the playground that runs': {
    path: '/playground',
    show: (page) => expect(running(page)).toBeVisible(),
  },
  'the playground with its panels': {
    path: '/playground',
    show: async (page) => {
      await expect(running(page)).toBeVisible();
      await page.getByRole('button', { name: /^Console/ }).click();
      await page.getByRole('button', { name: 'Native styles' }).click();
      await expect(page.getByRole('row').first()).toBeVisible();
    },
  },
  'the playground with code from a link': {
    path: noisyPlayground,
    show: (page) => expect(page.getByRole('button', { name: 'Run' })).toBeVisible(),
  },
  'the playground with a console and an unknown class': {
    path: noisyPlayground,
    show: async (page) => {
      await page.getByRole('button', { name: 'Run' }).click();
      await expect(running(page)).toBeVisible();
      await page.getByRole('button', { name: /^Console/ }).click();
      await expect(page.getByText('error: An error')).toBeVisible();
      await page.getByRole('button', { name: 'Native styles' }).click();
      await expect(page.getByRole('button', { name: /^Check with/ })).toBeVisible();
    },
  },
  'the playground that cannot load its sandbox': {
    path: '/playground',
    show: reloadWithoutSandbox,
  },
  'a sample drawn for each platform': {
    path: '/tailwind/effects/box-shadow',
    show: async (page) => {
      await showOn(page, 'All');
      await expect(player(page).getByLabel('The sample on iOS')).toBeVisible();
    },
  },
  'the primary pane of the menu': {
    path: '/tailwind/spacing/padding',
    only: 'narrow',
    show: async (page) => {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('button', { name: '← Back to main menu' }).click();
    },
  },
  'a block of code that was copied and wraps': {
    path: '/getting-started/installation',
    show: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      // Without this, the button's label would change back after a second.
      const resume = await stopTimers(page);
      const block = page.locator('figure:has-text("babel.config.js")').first();
      await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
      await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
      await resume();
    },
  },
  'a block of code that wraps': {
    path: '/getting-started/installation',
    only: 'narrow',
    show: async (page) => {
      const wrap = page.getByRole('button', { name: codeWrap }).first();
      await wrap.click();
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    },
  },
  'a row of a class table': {
    path: '/tailwind/spacing/padding',
    show: (page) => page.locator('class-table summary').first().click(),
  },
  'a class table with the reader’s theme': {
    path: '/tailwind/backgrounds/background-color',
    show: (page) => showWithTheme(page),
  },
  'the utility index with the reader’s theme': {
    path: '/tailwind/',
    show: (page) => showWithTheme(page),
  },
  'the palette of the reader’s theme': {
    path: '/customization/colors',
    show: (page) => showWithTheme(page),
  },
  'the search page with results': {
    path: '/search?q=dark%20mode',
    show: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  'the search page without results': {
    path: '/search?q=qqqqqqqq',
    show: (page) => expect(page.getByRole('main')).toContainText('No results'),
  },
  'the search page with near terms': {
    path: '/search?q=jstfy-btwn',
    show: (page) => expect(page.getByRole('main')).toContainText('Try searching for'),
  },
  'the search page that waits': {
    path: '/search',
    show: async (page) => {
      await delayRequests(page, /\/assets\/search\//);
      await page.getByRole('searchbox', { name: 'Search' }).fill('dark');
      await expect(page.getByRole('status', { name: 'Searching' })).toBeVisible();
    },
  },
  'the search window with a recent search': {
    path: '/overview/',
    // DocSearch puts buttons inside the option for a recent search. ARIA does not allow controls in options.
    exceptRules: ['nested-interactive'],
    show: async (page) => {
      await searchFor(page, 'dark mode');
      await options(page).first().click();
      await expect(page).toHaveURL(/dark-mode/);
      await page.keyboard.press('Control+k');
      await expect(modal(page).getByText('Recent')).toBeVisible();
    },
  },
  'a page that does not exist': {
    path: '/core-concepts/darkmode',
    show: (page) => expect(page.getByText('Were you looking for')).toBeVisible(),
  },
  'a page that could not be loaded': {
    path: '/overview/',
    only: 'wide',
    show: async (page) => {
      await page.context().setOffline(true);
      // The link to the next page is not used here, because that page's data may have been prefetched.
      await page.locator('#menu nav a[href="/api/vars"]').click();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  'a page whose code could not be loaded': {
    path: '/search',
    only: 'wide',
    show: async (page) => {
      await page.route(/_next\/static\/chunks\//, (route) => route.abort());
      await page.locator('nav').getByRole('link', { name: 'Docs', exact: true }).first().click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('ChunkLoadError');
    },
  },
  'a page that crashed': {
    path: '/overview/',
    show: async (page) => {
      await breakComponent(page, 'data-sidebar');
      await page.reload();
      await page.mouse.move(9, 9, { steps: 3 });
      await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    },
  },
  'a long page that is scrolled up': {
    path: '/core-concepts/states',
    show: async (page) => {
      await page.mouse.move(720, 450);
      await page.mouse.wheel(0, 2000);
      await page.waitForFunction(() => scrollY > 1000);
      await page.mouse.wheel(0, -500);
      await expect(page.getByRole('button', { name: 'Scroll back to top' })).toBeVisible();
    },
  },
  'a heading that offers to copy its section': {
    path: '/core-concepts/states',
    show: async (page) => {
      await page.getByRole('heading', { level: 2 }).first().hover();
      await expect(page.getByRole('button', { name: /^Copy section/ })).toBeVisible();
    },
  },
  'a place that a search hit leads to': {
    path: '/overview/',
    show: async (page) => {
      await searchFor(page, 'dark mode');
      const hit = options(page).and(page.locator('[href*="#"]')).first();
      await expect(hit).toBeVisible();
      const resume = await stopTimers(page);
      await hit.click();
      await expect(page.locator('[data-found]')).toBeVisible();
      await resume();
    },
  },
  'a page that takes long to load': {
    path: '/overview/',
    only: 'wide',
    show: async (page) => {
      await delayRequests(page, /vars\.txt/);
      await page.locator('#menu nav a[href="/api/vars"]').click();
      await expect(page.locator('#nprogress .bar')).toBeVisible();
    },
  },
  'an announcement that was closed': {
    path: '/overview/',
    show: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
      await page.reload();
    },
  },
  'the notice of a wrong base path': {
    path: '/',
    keepsTheme: true,
    show: async (page) => {
      await page.route(/\/(?:_next\/static|assets|img)\//, (route) =>
        route.fulfill({ status: 404 }),
      );
      await page.reload();
      await expect(page.locator('#base-url-notice')).toBeVisible();
    },
  },
};

/** Patterns for the console errors that these states cause. */
export const expectedErrors = [
  /^$|ChunkLoadError|An error|Failed to load|Failed to fetch|ERR_FAILED|ERR_INTERNET_DISCONNECTED|The search failed|A part of a live sample|outer|Minified React error|status of 404/,
];
