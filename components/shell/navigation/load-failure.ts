import { retry } from '@/content/messages/common';
import { loadOffline } from '@/content/messages/shell';
import { basePath } from '@/lib/browser/base-path';
import { isReachable } from '@/lib/browser/is-reachable';
import { loadedAhead, readWhole } from './load-ahead';
import { loadFailureSentence } from './load-failure-sentence';
import { showLoadNotice } from './load-notice';

/** Timeout for page data, in milliseconds. After that, the browser loads the full page instead. */
const PATIENCE = 5000;

/** Functions that start and finish the progress bar of a navigation. */
interface Progress {
  start(): void;
  finish(): void;
}

/**
 * Wraps `window.fetch` to handle failed requests for page data. If the server responds with an error, with
 * truncated data, or not within five seconds, logs a warning and makes the browser load the full page. If the
 * site is unreachable, keeps the current page and shows an error message with a Retry button. Retries
 * automatically when the browser is back online.
 */
export function interceptNavigationRequests(progress: Progress): void {
  const load = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (!isPayload(init)) return load(input, init);
    const asked = new URL(input instanceof Request ? input.url : input, location.href);
    // In development, page data is not a file and has no end marker. Loading can also take longer, because
    // the page may have to be compiled first.
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

/** Sets up a message that is shown while the browser is offline. */
export function watchConnection(): void {
  const tell = () => {
    const status = document.querySelector('[data-offline-status]');
    if (!status) return;
    status.textContent = navigator.onLine ? '' : loadOffline;
  };
  window.addEventListener('offline', tell);
  window.addEventListener('online', tell);
}

/**
 * Returns the URL of a page's data file, such as `/a.txt` for `/a`, `/a/`, `/a.html`, or `/a/index.html`.
 * `root` is the base path.
 */
export function fileOfPage(page: URL, root = basePath): URL {
  const path = page.pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return new URL(`${path === root ? `${root}/index` : path}.txt${page.search}`, page);
}

/**
 * Returns the path and query of the page whose data is at `url`, such as `/a` for `/a.txt`. Drops the `_rsc`
 * parameter that the router adds.
 */
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
  console.warn(`Preloading ${page} failed, so the browser loads the full page.`, error);
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
