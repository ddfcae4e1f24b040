/** A walk through theme, tabs, copy, search, three pages and the menu of a phone. */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { serveExport } from '@/tests/support/export-server';

const ROUNDS = 5;

const steps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  theme: (page) =>
    page
      .getByRole('button', { name: /Switch between/ })
      .first()
      .click(),
  tab: (page) => page.getByRole('tab').nth(1).click(),
  copy: (page) => page.getByRole('button', { name: 'Copy code to clipboard' }).first().click(),
  'open search': (page) =>
    page
      .getByRole('button', { name: /search/i })
      .first()
      .click(),
  'type a word': (page) => page.keyboard.type('padding', { delay: 120 }),
  'follow a hit': async (page) => {
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
  },
  'a page of the sidebar': (page) =>
    page.locator('#menu nav a[href="/tailwind/spacing/margin"]').click(),
  'the next page': (page) => page.getByRole('link', { name: /^Next/ }).click(),
  'the menu of a phone': async (page) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  },
};

/** What an event waited for its paint, and the longest task meanwhile, in milliseconds. */
interface Waits {
  event: number;
  task: number;
}

/** Walks five times through an export of this site on a processor four times slower, and prints how long each step waits for its paint. */
export async function benchWalk(dir: string): Promise<void> {
  const { url, close } = await serveExport(dir);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--site-per-process'],
  });
  try {
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
    waits = { event: 0, task: 0 };
    await step(page);
    // Events are reported after their paint, and a page that was followed has to come.
    await page.waitForTimeout(1500);
    walked[name] = waits;
  }
  return walked;
}

/** In the page: reports every event of 16 milliseconds and more, and every task of 50. */
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
