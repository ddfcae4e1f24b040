/**
 * `npm run bench:search`: measures how much the first search query on the site in `out/` (or `OUT_DIR`)
 * downloads, and how long results take after a keystroke. Compares the engine with plain MiniSearch. Exits
 * with 1 if a target is missed. `-- --pages 1000,3000` instead measures the search index of generated sites
 * with 1,000 and 3,000 pages.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { startCommand } from '@/lib/export/build/command-flags';
import { outDir, root } from '@/lib/export/build/project-paths';
import { siteHandler } from '@/lib/export/hosts/static-server';
import type { PackedIndex } from '@/lib/search/pack';
import { serveHandler } from '@/tests/support/export-server';
import { firstQueryLimit } from '@/tests/support/search-budget';
import { compareEngines } from './search/bench-engines';
import { measureSites } from './search/bench-sites';
import { firstQuery, typeQueries } from './search/bench-window';

const slower = 4;
/**
 * Limit in milliseconds for two measurements while typing: the 95th percentile of the times from a keystroke
 * to its results, and the longest task. Keyed by CPU slowdown, where 1 is full speed.
 */
const limits = new Map([
  [1, 50],
  [slower, 100],
]);

const { pages } = startCommand({
  usage: 'npm run bench:search -- [--pages 1000,3000,10000]',
  about: 'Measures the first search and each keystroke in the export in out/ (OUT_DIR).',
  string: { pages: 'measure generated indexes of this many pages instead' },
  failure: 'a target was missed',
});
if (pages === undefined) await measureExport();
else await measureSites(pages.split(',').map(Number));

async function measureExport(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  });
  const sent: { url: string; bytes: number }[] = [];
  const answer = await siteHandler(outDir);
  const { url: origin, close } = await serveHandler((request, response) => {
    const { url = '', method } = request;
    response.on('finish', () => {
      if (method === 'GET')
        sent.push({ url, bytes: Number(response.getHeader('content-length') ?? 0) });
    });
    answer(request, response);
  });
  try {
    await measureWindow(browser, origin, sent);
    await measureEngines(browser, sent);
  } finally {
    await browser.close();
    close();
  }
}

async function measureWindow(
  browser: Browser,
  origin: string,
  sent: { url: string; bytes: number }[],
): Promise<void> {
  await firstQuery(browser, origin, () => sent.splice(0));
  const all = sent.reduce((sum, { bytes }) => sum + bytes, 0);
  report('first query, all files', (all / 1024).toFixed(1), 'KB', all <= firstQueryLimit);
  for (const { url, bytes } of sent)
    console.log(`  ${(bytes / 1024).toFixed(1).padStart(6)} ${url}`);
  const typed = readQueries().filter((_, at) => at % 20 === 0);
  for (const [rate, limit] of limits) {
    const { times, longestTask } = await typeQueries(browser, origin, { queries: typed, rate });
    const speed = rate === 1 ? 'full speed' : `${rate}x slower main thread`;
    const p95 = at(times, 0.95);
    console.log(`the window at ${speed}, ${times.length} keys`);
    report('  key to result, median', at(times, 0.5).toFixed(0), 'ms');
    report('  key to result, p95', p95.toFixed(0), 'ms', p95 <= limit);
    report(
      '  longest task while typing',
      longestTask === 0 ? 'below 50' : longestTask.toFixed(0),
      'ms',
      longestTask <= limit,
    );
  }
}

async function measureEngines(browser: Browser, sent: { url: string }[]): Promise<void> {
  const url = sent.find((file) => file.url.endsWith('.json'))?.url ?? '';
  const packed: PackedIndex = JSON.parse(readFileSync(join(outDir, url), 'utf8'));
  const queries = readQueries().flatMap((query) =>
    [...query].map((_, end) => query.slice(0, end + 1)).filter((_, end) => end % 8 === 0),
  );
  console.log(`the engines alone, ${queries.length} queries; ms`);
  console.log(`${''.padEnd(46)}   ready  median     p95     max`);
  for (const { name, ready, times } of await compareEngines(browser, { packed, queries, slower })) {
    const figures = [ready, at(times, 0.5), at(times, 0.95), at(times, 1)];
    console.log(name.padEnd(46) + figures.map((value) => value.toFixed(1).padStart(8)).join(''));
  }
}

function readQueries(): string[] {
  const text = readFileSync(join(root, 'tests/fixtures/search/queries.json'), 'utf8');
  const queries: { version: string; query: string }[] = JSON.parse(text);
  return queries.filter(({ version }) => version === 'current').map(({ query }) => query);
}

function report(name: string, value: string, unit: string, good = true): void {
  console.log(`${name.padEnd(30)} ${value.padStart(8)} ${unit}${good ? '' : '  MISSED'}`);
  if (!good) process.exitCode = 1;
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}
