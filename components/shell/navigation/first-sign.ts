/** Events that indicate user activity. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];

/**
 * Calls the listener once, at the first sign of user activity. Until then, the page does not load code that
 * is needed for interaction only.
 */
export function onFirstSign(listener: () => void): void {
  const isOver = new AbortController();
  const onSign = (event: Event) => {
    if (isFromPage(event)) return;
    isOver.abort();
    listener();
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, onSign, { passive: true, capture: true, signal: isOver.signal });
}

/**
 * Whether the page caused the event instead of the reader. This is the case for scrolling inside an element
 * of the page, and when the page appears under a mouse that does not move.
 */
function isFromPage(event: Event): boolean {
  if (event.type === 'scroll') return event.target !== document;
  const moves = event.type === 'pointermove' && event instanceof PointerEvent;
  return moves && event.movementX === 0 && event.movementY === 0;
}
