/** Browser code of the search engine comparison. The same script runs in the page and in its worker. */
import MiniSearch from 'minisearch';
import { runQuery } from '@/lib/search/answer';
import type { PackedIndex } from '@/lib/search/pack';
import { buildIndex } from '@/lib/search/search-index';

/** Search engine to measure: the site's engine or plain MiniSearch. */
export type BenchEngine = 'site' | 'plain';
/** Thread that runs the engine. */
export type Place = 'main' | 'worker';

type Ask = (query: string) => unknown;
type Order = { engine: BenchEngine; text: string } | { query: string };

const hitsPerPage = 20;

const engines: Record<BenchEngine, (packed: PackedIndex) => Ask> = {
  site(packed) {
    const index = buildIndex(packed);
    return (query) => runQuery({ indexName: '', query, hitsPerPage }, index);
  },
  plain({ pages }) {
    const fields = ['title', 'heading', 'text', 'code'];
    const mini = new MiniSearch({ fields, storeFields: ['title', 'heading', 'text'] });
    const sections = pages.flatMap(({ t: title, s }) =>
      s.map(([, , heading, text, code]) => ({ title, heading, text, code })),
    );
    mini.addAll(sections.map((section, id) => ({ id, ...section })));
    return (query) => mini.search(query).slice(0, hitsPerPage);
  },
};

if ('document' in globalThis) window.measure = measure;
else answerOrders();

function answerOrders(): void {
  let ask: Ask = () => undefined;
  self.onmessage = ({ data }: MessageEvent<Order>) => {
    if ('engine' in data) ask = engines[data.engine](JSON.parse(data.text));
    self.postMessage('query' in data ? ask(data.query) : 'ready');
  };
}

async function measure(work: {
  engine: BenchEngine;
  place: Place;
  text: string;
  queries: string[];
}): Promise<{ ready: number; times: number[] }> {
  const { engine, place, text, queries } = work;
  const start = performance.now();
  const ask = place === 'main' ? engines[engine](JSON.parse(text)) : await startWorker(work);
  const ready = performance.now() - start;
  const times: number[] = [];
  for (const query of queries) {
    const asked = performance.now();
    await ask(query);
    times.push(performance.now() - asked);
  }
  return { ready, times };
}

async function startWorker({ engine, text }: { engine: BenchEngine; text: string }): Promise<Ask> {
  const worker = new Worker('/engines.js');
  const send = (order: Order) =>
    new Promise<unknown>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(order);
    });
  await send({ engine, text });
  return (query) => send({ query });
}
