/** Loads the data of pages before a navigation asks for it, and keeps it for a while. */
import { isWhole } from '@/lib/export/next/payload-end';

/** How long data is kept, in milliseconds: a tab that stays open for days shows what is there then. */
const KEPT = 5 * 60_000;
/** Scripts and styles of the framework, as data names them. */
const FILES = /"([^"\s]*\/_next\/static\/[^"\s]+\.(?:js|css))"/g;

/** A response as the server gave it, as often as it is needed. */
type ToResponse = () => Response;

const filled = new Set<string>();
const ahead = new Map<string, Promise<ToResponse | undefined>>();

/** Loads a file of page data with the files that it names, unless that is done or under way; never rejects. */
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

/** What was loaded ahead of a file of page data, once it is there; nothing when it was not, or did not come. */
export async function loadedAhead(url: URL): Promise<Response | undefined> {
  return (await ahead.get(url.pathname))?.();
}

/**
 * Reads a file of page data to its end; rejects when it is cut off, since React would take the rest
 * as a page that crashes. Its responses come from memory, which the router reads at once.
 */
export async function readWhole(response: Response): Promise<ToResponse> {
  const data = await response.text();
  const { headers, url } = response;
  if (!isWhole(data)) throw new Error(`${new URL(url).pathname} is cut off.`);
  return () => Object.defineProperty(new Response(data, { headers }), 'url', { value: url });
}

async function load(path: string): Promise<ToResponse | undefined> {
  // Development makes the data when the router asks for it.
  if (process.env.NODE_ENV === 'development') return undefined;
  try {
    const response = await fetch(path, { credentials: 'same-origin', priority: 'low' });
    if (!response.ok) return undefined;
    const toResponse = await readWhole(response);
    const data = await toResponse().text();
    for (const [, file = ''] of data.matchAll(FILES)) fillCache(file);
    return toResponse;
  } catch {
    // The click loads it, or tells the reader why it cannot.
    return undefined;
  }
}

/** Has the browser keep a file that the page has not loaded yet; one that does not come is asked for again by the click. */
async function fillCache(file: string): Promise<void> {
  if (document.querySelector(`[src="${file}"], [href="${file}"]`) || filled.has(file)) return;
  filled.add(file);
  try {
    await (await fetch(file, { priority: 'low' })).blob();
  } catch {
    filled.delete(file);
  }
}
