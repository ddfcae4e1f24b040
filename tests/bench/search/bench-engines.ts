import type { Browser } from '@playwright/test';
import { bundleScript } from '@/lib/export/build/browser-script';
import type { PackedIndex } from '@/lib/search/pack';
import { serveHandler } from '@/tests/support/export-server';
import type { BenchEngine, Place } from './bench-page.browser';

/** Speed of a search engine, in a worker or on the main thread. */
export interface EngineTimes {
  name: string;
  /** Time from the serialized index to an engine that can run queries, in milliseconds. */
  ready: number;
  /** Time from each query to its hits, in milliseconds. */
  times: number[];
}

/**
 * Runs the same queries with the site's search engine and with plain MiniSearch, each in a worker, on the
 * main thread, and on a slowed-down main thread.
 */
export async function compareEngines(
  browser: Browser,
  { packed, queries, slower }: { packed: PackedIndex; queries: readonly string[]; slower: number },
): Promise<EngineTimes[]> {
  const script = await bundleScript('tests/bench/search/bench-page.browser.ts');
  const { url, close } = await serveHandler((request, response) => {
    const isScript = request.url?.endsWith('.js');
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><script src="/engines.js"></script>');
  });
  const all: EngineTimes[] = [];
  for (const engine of ['site', 'plain'] as const) {
    const label = engine === 'site' ? 'this site' : 'MiniSearch with its defaults';
    for (const [place, rate] of [
      ['worker', 1],
      ['main', 1],
      ['main', slower],
    ] as const) {
      const page = await browser.newPage();
      await page.goto(url);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const work = { engine, place, text: JSON.stringify(packed), queries: [...queries] };
      const figures = await page.evaluate((given) => window.measure(given), work);
      const where = place === 'worker' ? 'in a worker' : 'on the main thread';
      const speed = rate === 1 ? '' : `, ${rate}x slower`;
      all.push({ name: `${label}, ${where}${speed}`, ...figures });
      await page.close();
    }
  }
  close();
  return all;
}

declare global {
  interface Window {
    measure(work: {
      engine: BenchEngine;
      place: Place;
      text: string;
      queries: string[];
    }): Promise<{ ready: number; times: number[] }>;
  }
}
