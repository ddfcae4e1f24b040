/**
 * Measures what a page costs its readers: bytes, paint times, script blocking time, and the time from a click
 * to the next page.
 */
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { contentType } from 'mime-types';
import { serveHandler } from '@/tests/support/export-server';
import { CONTROLS, type Control, type Controls, firstTouch, widthFor } from './first-touch';

/**
 * Cost of a page, as medians of five rounds: times in milliseconds, sizes in kilobytes after gzip, and the
 * number of requests. Names that end in `Started` are for loads during which the reader moves the pointer. A
 * touch without a response is `Infinity`.
 */
export type ReaderFigures = { [figure in Figure]?: number };
type Figure = LoadFigure | `${LoadFigure}Started` | Click | `${Control}Touched`;
type LoadFigure =
  | 'html'
  | 'scriptsBeforeLoad'
  | 'bytes'
  | 'requests'
  | 'firstPaint'
  | 'largestPaint'
  | 'load'
  | 'blocking'
  | 'blockingBeforePaintToo'
  | 'longestTask';
/**
 * Kind of click on a link: the linked page was prefetched, it was not prefetched, or the click is the
 * reader's first interaction.
 */
type Click = 'clickAhead' | 'clickNotAhead' | 'clickFirst';

/** Exported site and the selectors of its controls. */
export interface BenchSite {
  out: string;
  controls: Controls;
}

const ROUNDS = 5;
const [from, to] = ['/section-1/page-7', '/section-1/page-9'];
const slow = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 75e4 / 8 };

/**
 * Measures the same page in several exports, keyed by name. Alternates between them so that all are measured
 * under the same conditions.
 */
export async function benchReaders(
  sites: Readonly<Record<string, BenchSite>>,
): Promise<Record<string, ReaderFigures>> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--site-per-process'],
  });
  const servers = await Promise.all(Object.values(sites).map(({ out }) => serve(out)));
  const loads: Record<string, ReaderFigures[]> = {};
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, [name, { controls }]] of Object.entries(sites).entries()) {
        const url = servers[index]?.url ?? '';
        const figures = {
          ...(await load(browser, url, { isStarted: false })),
          ...namedStarted(await load(browser, url, { isStarted: true })),
          clickAhead: await clickToPaint(browser, url, 'clickAhead'),
          clickNotAhead: await clickToPaint(browser, url, 'clickNotAhead'),
          clickFirst: await clickToPaint(browser, url, 'clickFirst'),
          ...(await touched(browser, url, controls)),
        };
        loads[name] = [...(loads[name] ?? []), figures];
      }
    }
  } finally {
    await browser.close();
    for (const { close } of servers) close();
  }
  return Object.fromEntries(Object.entries(loads).map(([name, all]) => [name, medians(all)]));
}

/**
 * Loads a page on a slow CPU and network. If `isStarted` is true, moves the pointer 50 ms after the first
 * paint.
 */
async function load(
  browser: Browser,
  url: string,
  { isStarted }: { isStarted: boolean },
): Promise<Record<LoadFigure, number>> {
  const { page, devtools } = await slowPage(browser);
  const sizes: { bytes: number; type: string; time: number }[] = [];
  const types = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes, timestamp }) =>
    sizes.push({ bytes, type: types.get(requestId) ?? '', time: timestamp }),
  );
  let loaded = Number.POSITIVE_INFINITY;
  devtools.on('Page.loadEventFired', ({ timestamp }) => (loaded = timestamp));
  await page.goto(url + from, { waitUntil: isStarted ? 'commit' : 'load' });
  if (isStarted) {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await page.waitForTimeout(50);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
  }
  await page.waitForLoadState('networkidle');
  // The framework starts after its last file has loaded.
  if (isStarted) await page.waitForTimeout(1000);
  const times = await page.evaluate(readTimes);
  await page.context().close();
  const kilobytes = (is: (size: (typeof sizes)[number]) => boolean) =>
    sizes.filter(is).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  return {
    ...times,
    html: kilobytes(({ type }) => type === 'Document'),
    scriptsBeforeLoad: kilobytes(({ type, time }) => type === 'Script' && time <= loaded),
    bytes: kilobytes(() => true),
    requests: sizes.length,
  };
}

function namedStarted(figures: Record<LoadFigure, number>): ReaderFigures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [`${name}Started`, value]),
  );
}

/** Measures the first touch of each control that the page has. Loads the page again for each control. */
async function touched(browser: Browser, url: string, controls: Controls): Promise<ReaderFigures> {
  const figures: ReaderFigures = {};
  for (const control of CONTROLS) {
    const selector = controls[control];
    if (!selector) continue;
    const { page } = await slowPage(browser, widthFor(control));
    figures[`${control}Touched`] = await firstTouch(page, url + from, control, selector);
    await page.context().close();
  }
  return figures;
}

/**
 * Returns the time from a click on a link to the frame that shows the next page, in milliseconds, without
 * throttling. `way` decides whether that page is prefetched, and whether the click is the reader's first
 * interaction.
 */
async function clickToPaint(browser: Browser, url: string, way: Click): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url + from);
  if (way !== 'clickFirst') {
    await page.mouse.move(600, 300);
    await page.mouse.move(610, 310);
  }
  await page.waitForLoadState('networkidle');
  const link = page.locator(`a[href="${to}"], a[href="${to}/"], a[href="${to}.html"]`).first();
  if (way === 'clickAhead') {
    await link.dispatchEvent('pointerover');
    await link.dispatchEvent('mouseover');
    await link.dispatchEvent('mouseenter');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
  }
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      () => sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now())),
      { capture: true, once: true },
    ),
  );
  await link.evaluate((element: HTMLElement) => element.click());
  const painted = await page.waitForFunction(
    (title) => {
      if (document.querySelector('main h1, h1')?.textContent?.trim().startsWith(title) !== true)
        return 0;
      const clicked = Number(sessionStorage.getItem('clicked'));
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.timeOrigin + performance.now() - clicked);
          port2.postMessage(0);
        }),
      );
    },
    'Page 9',
    { polling: 'raf' },
  );
  const time = Number(await painted.jsonValue());
  await context.close();
  return time;
}

/** Opens an empty page in a new browser context with a slow network and a CPU slowed down four times. */
export async function slowPage(
  browser: Browser,
  width = 1280,
): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ viewport: { width, height: 720 } });
  const page = await context.newPage();
  // tsx adds calls to `__name` to functions, including those that run in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Page.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, devtools };
}

/** Runs in the page. Returns its paint times, its load time, and its blocking times. */
async function readTimes() {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const seen: PerformanceEntry[] = [];
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
        type,
        buffered: true,
      });
      setTimeout(() => resolve(seen), 100);
    });
  const tasks = await entriesOf('longtask');
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  /**
   * Returns the total time that tasks take beyond their first 50 ms each, from `start` on. Lighthouse
   * considers only the time after the first paint.
   */
  const blockingSince = (start: number) =>
    tasks.reduce((sum, { startTime, duration }) => {
      const rest = startTime + duration - Math.max(startTime, start);
      return sum + Math.max(0, rest - 50);
    }, 0);
  const [navigation] = performance.getEntriesByType('navigation');
  const load = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
  return {
    firstPaint,
    largestPaint: (await entriesOf('largest-contentful-paint')).at(-1)?.startTime ?? 0,
    load,
    blocking: blockingSince(firstPaint),
    blockingBeforePaintToo: blockingSince(0),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

function medians(loads: readonly ReaderFigures[]): ReaderFigures {
  const entries = Object.keys(loads[0] ?? {}).map((name) => {
    const values = loads.map((load) => load[name as Figure] ?? 0).sort((a, b) => a - b);
    return [name, Math.round(values[Math.floor(values.length / 2)] ?? 0)];
  });
  return Object.fromEntries(entries);
}

/**
 * Serves an export's files with gzip compression and without cache headers. The exports of all generators are
 * measured with this server.
 */
function serve(dir: string): Promise<{ url: string; close: () => void }> {
  const known = new Map<string, Buffer>();
  return serveHandler((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(dir, decodeURIComponent(pathname));
    const file = [path, `${path}.html`, join(path, 'index.html')].find(isFile);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = contentType(extname(file)) || 'application/octet-stream';
    const content = known.get(file) ?? gzipSync(readFileSync(file));
    known.set(file, content);
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(content);
  });
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
