/**
 * Measures how long readers of this site wait: for the response to a first touch, and for each step of a walk
 * through the site.
 */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { serveExport } from '@/tests/support/export-server';
import { CONTROLS, type Controls, firstTouch, widthFor } from './first-touch';
import { slowPage } from './reader-bench';

const ROUNDS = 5;

/** Selectors of the controls that readers of this site may touch first. */
export const ownControls = {
  theme: 'button[aria-label^="Switch between"]',
  search: '[data-search]',
  version: 'nav [aria-haspopup="true"]',
  menu: '[popovertarget="menu"]',
} satisfies Controls;

/** Step of the walk: the selector of an element to click, or a function that uses the keyboard. */
type Step = string | ((page: Page) => Promise<void>);

const steps: Readonly<Record<string, Step>> = {
  theme: ownControls.theme,
  tab: '[role="tab"][aria-selected="false"]',
  copy: '[aria-label="Copy code to clipboard"]',
  'open search': ownControls.search,
  'type a word': (page) => page.keyboard.type('padding', { delay: 120 }),
  'follow a hit': (page) => page.keyboard.press('Enter'),
  'a page of the sidebar': '#menu nav a[href="/tailwind/spacing/margin"]',
  'the next page': 'main a[rel="next"]',
  'the menu of a phone': ownControls.menu,
};

/** Longest time from an event to its paint, and longest task, in milliseconds. */
interface Waits {
  event: number;
  task: number;
}

/**
 * Measures an export of this site on a CPU slowed down four times, and prints the median delays of five
 * rounds. First, touches each control on a newly opened page. Then walks through the theme, tabs, the copy
 * button, the search, three pages, and the phone menu.
 */
export async function benchWalk(dir: string): Promise<void> {
  const { url, close } = await serveExport(dir);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--site-per-process'],
  });
  try {
    await benchFirstTouches(browser, url);
    const walks: Record<string, Waits>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      walks.push(await walk(context, url));
      await context.close();
    }
    print(walks);
  } finally {
    await browser.close();
    close();
  }
}

async function benchFirstTouches(browser: Browser, url: string): Promise<void> {
  const times: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const control of CONTROLS) {
      const { page } = await slowPage(browser, widthFor(control));
      const address = `${url}/getting-started/installation`;
      const time = await firstTouch(page, address, control, ownControls[control]);
      times[control] = [...(times[control] ?? []), time];
      await page.context().close();
    }
  }
  const rows = Object.entries(times).map(([name, all]) => [name, { 'first touch': median(all) }]);
  console.table(Object.fromEntries(rows));
}

function print(walks: readonly Record<string, Waits>[]): void {
  const rows = Object.keys(steps).map((name) => {
    const of = (kind: keyof Waits) => median(walks.map((waits) => waits[name]?.[kind] ?? 0));
    return [name, { 'slowest event': of('event'), 'longest task': of('task') }] as const;
  });
  console.table(Object.fromEntries(rows));
  const slowest = walks.map((waits) => Math.max(...Object.values(waits).map(({ event }) => event)));
  console.log(`INP of the walk: ${median(slowest)} ms`);
}

async function walk(context: BrowserContext, url: string): Promise<Record<string, Waits>> {
  const page = await context.newPage();
  let waits: Waits = { event: 0, task: 0 };
  await page.exposeFunction('waited', (kind: keyof Waits, duration: number) => {
    waits[kind] = Math.max(waits[kind], duration);
  });
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(reportWaits);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${url}/getting-started/installation`);
  const walked: Record<string, Waits> = {};
  for (const [name, step] of Object.entries(steps)) {
    if (name === 'the menu of a phone') await page.setViewportSize({ width: 375, height: 700 });
    const act = typeof step === 'string' ? await toClick(page, step) : () => step(page);
    waits = { event: 0, task: 0 };
    await act();
    // The browser reports an event after its paint, and a page that was opened needs time to load.
    await page.waitForTimeout(1500);
    walked[name] = waits;
  }
  return walked;
}

/**
 * Returns a function that clicks the first visible element that matches a selector. The element is located in
 * advance, because locating it takes the page as long as a step of the walk. Throws if no visible element
 * matches.
 */
async function toClick(page: Page, selector: string): Promise<() => Promise<void>> {
  const place = await page.evaluate((selector) => {
    const shown = [...document.querySelectorAll(selector)].find((item) => item.checkVisibility());
    shown?.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = shown?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  if (place.x === 0) throw new Error(`No visible element matches ${selector}.`);
  await page.waitForTimeout(500);
  return () => page.mouse.click(place.x, place.y);
}

/** Runs in the page. Reports all events that take 16 ms or more and all tasks that take 50 ms or more. */
function reportWaits(): void {
  const report = Reflect.get(window, 'waited');
  const observe = (type: string, kind: string) => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) report(kind, duration);
    }).observe(options);
  };
  observe('event', 'event');
  observe('longtask', 'task');
}

function median(values: number[]): number {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
