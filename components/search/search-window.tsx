import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { config } from '@/components/ui/site-config';
import { warmUp } from '@/lib/search/embedded-engine';
import { dropInvalidStoredSearches } from '@/lib/search/stored-searches';
import { readingVersion } from './reading-version';
import { SearchModal } from './search-modal';

let root: Root | undefined;
let container: HTMLElement | undefined;
let onClosed = () => {};
let before: Element | null = null;

/** Preloads the search index for the current docs version. Does nothing with a hosted search provider. */
export function prepare(): void {
  if (!config.search.algolia) warmUp(readingVersion());
}

/**
 * Opens the search window above the page with a query. The text from `start` to the end of the query is
 * selected. Calls `closed` after the window has closed.
 */
export function open(query: string, start: number, closed: () => void): void {
  prepare();
  dropInvalidStoredSearches(config.search.indexName);
  onClosed = closed;
  before = document.activeElement;
  container = document.createElement('div');
  document.body.prepend(container);
  root = createRoot(container);
  const modal = <SearchModal query={query} container={container} onClose={close} />;
  // Rendered synchronously, so the next key press goes into the field.
  flushSync(() => root?.render(modal));
  container.querySelector('input')?.setSelectionRange(start, query.length);
}

/**
 * Closes the search window and restores the focus. The window is removed synchronously. Removing it later
 * could undo the scroll to the chosen hit.
 */
export function close(): void {
  if (!root) return;
  const leaving = root;
  root = undefined;
  flushSync(() => leaving.unmount());
  container?.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  onClosed();
}
