/**
 * Returns the duration of an opening or closing animation in milliseconds. `height` is the section's height
 * in CSS pixels.
 */
export function collapseDuration(height: number): number {
  const steps = height / 36;
  return Math.round(10 * (4 + 15 * steps ** 0.25 + steps / 5));
}

/**
 * Opens or closes a `details` element and animates the height of its last child. The `open` attribute stays
 * set until a closing animation ends. The `data-collapsed` attribute changes immediately.
 */
function toggle(details: HTMLDetailsElement): void {
  const content = details.lastElementChild;
  if (!(content instanceof HTMLElement)) return;
  const closing = details.open && details.dataset.collapsed !== 'true';
  const from = details.open ? content.offsetHeight : 0;
  details.dataset.collapsed = String(closing);
  details.open = true;
  stopMotion(content);
  const height = content.offsetHeight;
  const motion = animate(content, from, closing ? 0 : height);
  const end = () => {
    if (closing) details.open = false;
  };
  // A canceled animation must reach its final state too.
  motion.onfinish = end;
  motion.oncancel = end;
}

function stopMotion(content: HTMLElement): void {
  for (const motion of content.getAnimations()) {
    motion.oncancel = null;
    motion.cancel();
  }
}

function animate(content: HTMLElement, from: number, to: number): Animation {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return content.animate(
    // With `hidden`, focus on a link would scroll the content, and move the link away from the pointer.
    { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
    {
      // The duration is not 0, because the `finish` event of the animation closes the section.
      duration: still ? 1 : collapseDuration(Math.max(from, to)),
      easing: 'ease-in-out',
    },
  );
}

/**
 * Returns the collapsible section whose summary was clicked. Returns `undefined` for clicks on links in a
 * summary and for all other clicks.
 */
function sectionOf({ target }: MouseEvent): HTMLDetailsElement | undefined {
  if (!(target instanceof Element) || target.closest('a')) return undefined;
  const details = target.closest('summary')?.parentElement;
  const isOurs = details instanceof HTMLDetailsElement && 'collapsible' in details.dataset;
  return isOurs ? details : undefined;
}

/** Animates the page's collapsible sections. Without this function, they open and close instantly. */
export function startCollapsibles(): void {
  document.addEventListener('click', (event) => {
    const details = sectionOf(event);
    if (!details || event.defaultPrevented) return;
    event.preventDefault();
    toggle(details);
  });
  // The second click of a double click would otherwise select text.
  document.addEventListener('mousedown', (event) => {
    const isQuick = event.detail > 1 && event.target instanceof Element;
    if (isQuick && event.target.closest('summary')) event.preventDefault();
  });
}
