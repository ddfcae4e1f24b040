import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { runQuery } from '@/lib/search/answer';
import { toPackedIndex } from '@/lib/search/pack';
import type { SearchRequest } from '@/lib/search/protocol';
import { buildIndex } from '@/lib/search/search-index';
import type { SearchablePage } from '@/lib/search/search-pages';
import { serveHandler } from './export-server';

/**
 * How the fake search provider responds. `well` is normal operation, and `stalled` delays responses until
 * `answerLate` is called. The other values are kinds of bad responses.
 */
export type Mood = 'well' | 'stalled' | 'forbidden' | 'malformed' | 'hostile' | 'inherited';

/**
 * Local server that imitates a hosted search provider. It implements the provider's protocol for several
 * queries per request.
 */
export interface Provider {
  mood: Mood;
  /** Pattern for host names that refuse connections. */
  down: RegExp | undefined;
  /** Pattern for host names that accept requests but never respond. */
  silent: RegExp | undefined;
  /** Requests received so far, in order. `search` is the query string of the URL. */
  asked: { host: string; search: string; requests: SearchRequest[] }[];
  /** Sends the responses that `stalled` has delayed. */
  answerLate(): void;
  close(): void;
}

/**
 * Starts a fake search provider with an index of `pages`, and redirects the browser's requests for the real
 * provider to it. `base` is the base URL of the indexed pages.
 */
export async function startProvider(
  page: Page,
  pages: readonly SearchablePage[],
  base: string,
): Promise<Provider> {
  const index = buildIndex(toPackedIndex(pages, base));
  const late: (() => void)[] = [];
  const provider: Provider = {
    mood: 'well',
    down: undefined,
    silent: undefined,
    asked: [],
    answerLate: () => {
      for (const send of late.splice(0)) send();
    },
    close: () => {},
  };
  const { url: origin, close } = await serveHandler(async (request, response) => {
    const { requests }: { requests: SearchRequest[] } = JSON.parse(await readBody(request));
    const results = requests.map((query) => ({ ...runQuery(query, index), queryID: 'query' }));
    const send = () => reply(provider.mood, response, results);
    if (provider.mood === 'stalled') late.push(send);
    else send();
  });
  provider.close = close;
  await page.route(/^https:\/\/[^/]+\.algolia(?:net)?\.(?:net|com)\//, async (route) => {
    const url = new URL(route.request().url());
    const { requests } = JSON.parse(route.request().postData() ?? '{}');
    provider.asked.push({ host: url.host, search: url.search, requests });
    if (provider.down?.test(url.host)) return route.abort('connectionrefused');
    if (provider.silent?.test(url.host)) return;
    const target = `${origin}${url.pathname}${url.search}`;
    try {
      await route.fulfill({ response: await route.fetch({ url: target }) });
    } catch {
      // The page was closed, or it has aborted the request.
      await route.abort().catch(() => undefined);
    }
  });
  return provider;
}

function reply(mood: Mood, response: ServerResponse, results: ReturnType<typeof runQuery>[]): void {
  const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
  const send = (status: number, body: string) => response.writeHead(status, headers).end(body);
  if (mood === 'forbidden') {
    send(403, JSON.stringify({ message: 'Invalid Application-ID or API key', status: 403 }));
  } else if (mood === 'malformed') send(200, '{"results": [');
  else if (mood === 'hostile') send(200, JSON.stringify({ results: poison(results) }));
  else if (mood === 'inherited') send(200, JSON.stringify({ results: results.map(inherit) }));
  else send(200, JSON.stringify({ results }));
}

/** Returns results with an HTML injection attempt in each title, heading, text, and highlighted value. */
function poison(results: ReturnType<typeof runQuery>[]): ReturnType<typeof runQuery>[] {
  const attack = '<img src=x onerror="document.title=1"><b>bold</b>';
  const text = JSON.stringify(results, (key, value) => {
    if (key === 'value' && typeof value === 'string') return attack + value;
    return /^(?:lvl[1-6]|content)$/.test(key) && typeof value === 'string' ? attack + value : value;
  });
  return JSON.parse(text);
}

/**
 * Returns a result in which the category of the first hit, the title of the second, and the category of the
 * third are names of inherited properties, such as `hasOwnProperty`. Removes the highlighting of all hits.
 */
function inherit(result: ReturnType<typeof runQuery>): ReturnType<typeof runQuery> {
  const names = [{ lvl0: 'hasOwnProperty' }, { lvl1: 'hasOwnProperty' }, { lvl0: '__proto__' }];
  const hits = result.hits.map(({ _highlightResult: _, ...hit }, at) => ({
    ...hit,
    hierarchy: { ...hit.hierarchy, ...names[at] },
  }));
  return { ...result, hits };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
