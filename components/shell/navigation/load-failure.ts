import { retry } from '@/content/messages/common';
import { loadOffline } from '@/content/messages/shell';
import { basePath } from '@/lib/browser/base-path';
import { isReachable } from '@/lib/browser/is-reachable';
import { loadedAhead, readWhole } from './load-ahead';
import { loadFailureSentence } from './load-failure-sentence';
import { showLoadNotice } from './load-notice';

/** How long page data may take to arrive, in milliseconds; a load of the whole page takes its place then. */
const PATIENCE = 5000;

/** The bar that shows how a navigation goes on. */
interface Progress {
  start(): void;
  finish(): void;
}

/**
 * Watches over what the router fetches to show a page. A server that answers, but not with that
 * page's data, whole and in five seconds, is warned about and the page is loaded as a whole. A
 * connection that breaks leaves the old page as it is, with the error and a way to try again; being
 * online again tries by itself.
 */
export function guardPayloads(progress: Progress): void {
  const load = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (!isPayload(init)) return load(input, init);
    const asked = new URL(input instanceof Request ? input.url : input, location.href);
    // In development data has no file and no end of its own, and a page may have to be compiled.
    const isFile = process.env.NODE_ENV !== 'development';
    const url = isFile ? fileOfPage(new URL(pageOfPayload(asked), asked)) : asked;
    const request = async () => {
      if (!isFile) return load(url, init);
      const signal = AbortSignal.timeout(PATIENCE);
      const known = await Promise.race([loadedAhead(url), rejection(signal)]);
      if (known) return known;
      const response = await load(url, { ...init, signal });
      return response.ok ? (await readWhole(response))() : response;
    };
    return loadPayload({ url, request, progress });
  };
}

/** Shows readers that they are offline, for as long as they are. */
export function watchConnection(): void {
  const tell = () => {
    const status = document.querySelector('[data-offline-status]');
    if (!status) return;
    status.textContent = navigator.onLine ? '' : loadOffline;
  };
  window.addEventListener('offline', tell);
  window.addEventListener('online', tell);
}

/** The file with the data of a page, by the page's address in any of its spellings. */
export function fileOfPage(page: URL, root = basePath): URL {
  const path = page.pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return new URL(`${path === root ? `${root}/index` : path}.txt${page.search}`, page);
}

/** The page whose data the router asks for, by the address that it asks. */
export function pageOfPayload(url: URL): string {
  const path = url.pathname.replace(/(?:(\/)index|)\.txt$/, '$1');
  const query = new URLSearchParams(url.search);
  query.delete('_rsc');
  return path + (query.size > 0 ? `?${query}` : '');
}

interface Loading {
  url: URL;
  request: () => Promise<Response>;
  progress: Progress;
}

async function loadPayload({ url, request, progress }: Loading): Promise<Response> {
  const page = pageOfPayload(url);
  forgetFailure();
  for (;;) {
    try {
      const response = await request();
      if (!response.ok)
        warn(page, new Error(`${url.pathname}: ${response.status} ${response.statusText}`));
      return response;
    } catch (error) {
      if (isAbort(error)) throw error;
      if (await isReachable(page)) {
        warn(page, error);
        throw error;
      }
      progress.finish();
      await untilRetry(error);
      progress.start();
    }
  }
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function isPayload(init: RequestInit | undefined): boolean {
  return new Headers(init?.headers).get('rsc') === '1';
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function warn(page: string, error: unknown): void {
  console.warn(`Preloading ${page} failed, so the browser loads the whole page.`, error);
}

let forgetFailure = () => {};

function untilRetry(error: unknown): Promise<void> {
  return new Promise((resolve) => {
    const tryAgain = () => {
      forgetFailure();
      resolve();
    };
    const parts = { label: retry, act: tryAgain, detail: String(error) };
    const notice = showLoadNotice(loadFailureSentence(), parts);
    forgetFailure = () => {
      notice.remove();
      window.removeEventListener('online', tryAgain);
      forgetFailure = () => {};
    };
    window.addEventListener('online', tryAgain);
  });
}
