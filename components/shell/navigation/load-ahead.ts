/**
 * Prefetches page data and caches it for a few minutes. Page data is the `.txt` file that the Next.js router
 * loads to navigate to a page.
 */
import { hasEndMarker } from '@/lib/export/next/payload-end';

/**
 * Lifetime of prefetched page data, in milliseconds. The limit ensures that a tab that stays open for days
 * shows current content.
 */
const KEPT = 5 * 60_000;
/** Matches the URLs of Next.js scripts and CSS files in page data. */
const FILES = /"([^"\s]*\/_next\/static\/[^"\s]+\.(?:js|css))"/g;

/** Function that returns a new copy of a response on each call. */
type ToResponse = () => Response;

const filled = new Set<string>();
const ahead = new Map<string, Promise<ToResponse | undefined>>();

/**
 * Prefetches a page data file, and the scripts and styles that it refers to. Does nothing if the file is
 * already cached or being loaded. Failures are ignored.
 */
export function loadAhead(url: URL): void {
  const path = url.pathname;
  if (ahead.has(path)) return;
  const loading = load(path);
  ahead.set(path, loading);
  loading.then((toResponse) => {
    if (toResponse) setTimeout(() => ahead.delete(path), KEPT);
    else ahead.delete(path);
  });
}

/**
 * Returns a prefetched page data file. Waits for a prefetch that is in progress. Resolves to `undefined` if
 * the file was not prefetched or failed to load.
 */
export async function loadedAhead(url: URL): Promise<Response | undefined> {
  return (await ahead.get(url.pathname))?.();
}

/**
 * Reads a page data file completely and returns a function that creates responses from memory. Rejects if the
 * file is truncated, because a page rendered from truncated data would crash.
 */
export async function readWhole(response: Response): Promise<ToResponse> {
  const data = await response.text();
  const { headers, url } = response;
  if (!hasEndMarker(data)) throw new Error(`${new URL(url).pathname} is truncated.`);
  return () => Object.defineProperty(new Response(data, { headers }), 'url', { value: url });
}

async function load(path: string): Promise<ToResponse | undefined> {
  // The development server creates the data only when the router requests it.
  if (process.env.NODE_ENV === 'development') return undefined;
  try {
    const response = await fetch(path, { credentials: 'same-origin', priority: 'low' });
    if (!response.ok) return undefined;
    const toResponse = await readWhole(response);
    const data = await toResponse().text();
    for (const [, file = ''] of data.matchAll(FILES)) fillCache(file);
    return toResponse;
  } catch {
    // When the reader clicks the link, the file is loaded again. A second failure is reported.
    return undefined;
  }
}

/**
 * Loads a script or style into the browser cache, unless the page has loaded it already. After a failure, the
 * file is loaded when the reader clicks the link.
 */
async function fillCache(file: string): Promise<void> {
  if (document.querySelector(`[src="${file}"], [href="${file}"]`) || filled.has(file)) return;
  filled.add(file);
  try {
    await (await fetch(file, { priority: 'low' })).blob();
  } catch {
    filled.delete(file);
  }
}
