import type { SearchWindow } from '@/components/search/start-search';
import { close, search as searchLabel } from '@/content/messages/common';
import { searchResults } from '@/content/messages/search';
import { offlinePlaceholder } from '@/content/messages/search-page';
import { runQuery } from '@/lib/search/answer';
import type { PackedIndex } from '@/lib/search/pack';
import { toResultTexts } from '@/lib/search/page-request';
import type { SearchHit } from '@/lib/search/protocol';
import { escapeHtml, toSafeHit } from '@/lib/search/safe-hits';
import { buildIndex, type SearchIndex } from '@/lib/search/search-index';
import { pageFile } from '@/lib/site/downloads/addresses';

declare global {
  interface Window {
    /** Search index and home page of the offline copy, set by `offline/search-index.js`. */
    offlineIndex?: { index: PackedIndex; home: string };
  }
}

const MOST = 20;

/**
 * Creates the offline copy's search dialog, which uses the index in the copy. `copy` is the URL of the copy's
 * root folder.
 */
export function searchWindow(copy: URL): SearchWindow {
  const { dialog, input, status, list } = toDialog();
  let loading: Promise<SearchIndex> | undefined;
  let whenClosed = () => {};
  const ready = () => {
    loading ??= load(new URL('offline/search-index.js', copy)).then(buildIndex);
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const search = async () => {
    const query = input.value.trim();
    const index = await ready();
    if (query !== input.value.trim()) return;
    const { hits, nbHits } = runQuery(
      {
        indexName: '',
        query,
        hitsPerPage: MOST,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
      index,
    );
    list.innerHTML = query ? hits.map((hit) => toItem(hit, copy)).join('') : '';
    status.textContent = query ? searchResults(nbHits) : '';
  };
  input.addEventListener('input', search);
  // A link to a heading on the current page loads no new document, so only this listener closes the dialog.
  list.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => whenClosed());
  return {
    prepare: ready,
    open(query, start, closed) {
      whenClosed = closed;
      input.value = query;
      dialog.showModal();
      input.setSelectionRange(start, query.length);
      search();
    },
    close: () => dialog.close(),
  };
}

function toDialog() {
  const dialog = document.createElement('dialog');
  dialog.className = 'offline-search';
  dialog.ariaLabel = searchLabel;
  dialog.innerHTML =
    '<form method="dialog"><input type="search" autocomplete="off"><button></button></form><p role="status"></p><ol></ol>';
  document.body.append(dialog);
  const find = <T extends Element>(selector: string): T => {
    const found = dialog.querySelector<T>(selector);
    if (!found) throw new Error(`The search dialog has no ${selector}.`);
    return found;
  };
  const input = find<HTMLInputElement>('input');
  Object.assign(input, { ariaLabel: searchLabel, placeholder: offlinePlaceholder });
  find('button').append(close);
  return {
    dialog,
    input,
    status: find('p'),
    list: find<HTMLElement>('ol'),
  };
}

/**
 * Loads the index with a script element, because local pages cannot fetch files. Rejects if the script cannot
 * be loaded or sets no index.
 */
async function load(url: URL): Promise<PackedIndex> {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url.href;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${url.href} could not be loaded.`));
    document.head.append(script);
  });
  if (!window.offlineIndex) throw new Error(`${url.href} contains no index.`);
  return window.offlineIndex.index;
}

function toItem(hit: SearchHit, copy: URL): string {
  const { origin, pathname, hash } = new URL(hit.url);
  const file = pageFile(pathname, { home: window.offlineIndex?.home ?? '/' });
  const { title, above, summary } = toResultTexts(
    toSafeHit(hit, { published: origin, current: origin }),
  );
  const href = escapeHtml(new URL(file, copy).href + hash);
  const place = `<span>${above.join(' › ')}</span>`;
  return `<li><a href="${href}"><b>${title}</b>${place}<span>${summary}</span></a></li>`;
}
