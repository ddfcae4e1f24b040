/** Events that show that somebody is reading the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];

/** Calls the listener once, at the first sign of a reader: until then a page loads nothing that only readers need. */
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

/** Whether no reader caused the event: a part of the page scrolled, or the page appeared under a pointer at rest. */
function isFromPage(event: Event): boolean {
  if (event.type === 'scroll') return event.target !== document;
  const moves = event.type === 'pointermove' && event instanceof PointerEvent;
  return moves && event.movementX === 0 && event.movementY === 0;
}
