/** Makes headings copy their link, and wide tables a stop for the keyboard; call the result to stop. */
export function startText(root: HTMLElement): () => void {
  const stop = new AbortController();
  root.addEventListener('click', copyLink, { signal: stop.signal });
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-anchor]')) {
    link.title = link.ariaLabel ?? '';
  }
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) markScroller(target);
  });
  for (const scroller of root.querySelectorAll('[data-scroller]')) sizes.observe(scroller);
  return () => {
    stop.abort();
    sizes.disconnect();
  };
}

function copyLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-anchor]') : null;
  if (link instanceof HTMLAnchorElement) navigator.clipboard?.writeText(link.href).catch(() => {});
}

/** A table is a stop for the keyboard only while there is something to scroll to. */
function markScroller(scroller: Element): void {
  const scrolls = scroller.scrollWidth > scroller.clientWidth;
  const attributes = { tabindex: '0', role: 'group', 'aria-label': 'Table' };
  for (const [name, value] of Object.entries(attributes)) {
    if (scrolls) scroller.setAttribute(name, value);
    else scroller.removeAttribute(name);
  }
}
