import { loadAgain, loadPartial } from '@/content/messages/shell';
import { showLoadNotice } from './load-notice';

/** Selector for the last element of the shell. It does not match while the page is incomplete. */
const END = '[data-page-end]';

/** Number of seconds without a new element after which a page is considered incomplete. */
const PATIENCE = 5;

/**
 * Shows a Reload button if only a part of the page has arrived, and removes it when the rest arrives. The
 * check counts elements because Chromium reports no event when the connection breaks, and the page stays in
 * the `loading` state.
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
