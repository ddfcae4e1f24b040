import { showLoadNotice } from '@/lib/shell/load-notice';

/** The last element of the shell. */
const END = '[data-page-end]';

/** For how many seconds nothing may arrive. */
const PATIENCE = 5;

/**
 * Offers to load the page again when only a part of it has arrived, for as long as no more does. A browser never
 * finishes reading a page whose connection broke, and has no event for it.
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
  return showLoadNotice('Only part of this page has loaded.', { label: 'Load again', act });
}
