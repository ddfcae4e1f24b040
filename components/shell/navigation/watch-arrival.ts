import { loadAgain, loadPartial } from '@/content/messages/shell';
import { showLoadNotice } from './load-notice';

/** The last element of the shell. */
const END = '[data-page-end]';

/** Seconds without a new element after which a page counts as incomplete. */
const PATIENCE = 5;

/**
 * Offers to reload a page of which only part has arrived, until the rest does. The number of elements decides:
 * Chromium keeps a page whose connection broke in the state `loading` and sends no event.
 */
export function watchArrival(): void {
  let size = 0;
  let waited = 0;
  let notice: ReturnType<typeof showLoadNotice>;
  const check = () => {
    if (document.querySelector(END)) return notice?.remove();
    const isRead = document.readyState !== 'loading';
    const before = size;
    size = document.getElementsByTagName('*').length;
    waited = size === before ? waited + 1 : 0;
    if (isRead || waited >= PATIENCE) notice ??= offerReload();
    if (!isRead) setTimeout(check, 1000);
  };
  check();
}

function offerReload() {
  const act = () => location.reload();
  return showLoadNotice(loadPartial, { label: loadAgain, act });
}
