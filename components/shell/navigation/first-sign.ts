/** Events that indicate user activity. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];

/**
 * Calls the listener once, at the first user activity. Code that is only needed for interaction is loaded
 * then.
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
 * Whether the page itself caused the event, and not the reader. This is the case when an element other than
 * the document scrolls, and when the page appears under a mouse that is not moving.
 */
function isFromPage(event: Event): boolean {
  if (event.type === 'scroll') return event.target !== document;
  const moves = event.type === 'pointermove' && event instanceof PointerEvent;
  return moves && event.movementX === 0 && event.movementY === 0;
}
