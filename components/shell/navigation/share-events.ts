/**
 * What readers do, apart from moving the pointer: React keeps these events from all others while it
 * waits for code of the first page.
 */
const kept = ['mousedown', 'click', 'keydown', 'input', 'change', 'submit'];

/**
 * Lets what works without React have its events until React has taken over. React stops each of them
 * on its way down, as long as its first page waits for code, and does not deliver it later.
 */
export function shareEvents(): void {
  const isOver = new AbortController();
  const share = (event: Event) => {
    if (document.documentElement.dataset.hasHydrated === 'true') return isOver.abort();
    event.stopPropagation = () => {};
  };
  for (const type of kept) {
    window.addEventListener(type, share, { capture: true, signal: isOver.signal });
  }
}
