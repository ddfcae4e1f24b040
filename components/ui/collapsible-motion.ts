/**
 * Returns the duration of the opening or closing animation in milliseconds, for a section of the given height
 * in CSS pixels.
 */
export function collapseDuration(height: number): number {
  const steps = height / 36;
  return Math.round(10 * (4 + 15 * steps ** 0.25 + steps / 5));
}

/**
 * Opens or closes a `details` element by animating the height of its last child. The element keeps its `open`
 * attribute until the closing animation ends. Its `data-collapsed` attribute changes immediately.
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
    { height: [`${from}px`, `${to}px`], overflow: ['hidden', 'hidden'] },
    {
      // Not 0, because the `finish` event of the animation closes the section.
      duration: still ? 1 : collapseDuration(Math.max(from, to)),
      easing: 'ease-in-out',
    },
  );
}

/**
 * Returns the collapsible section whose summary was clicked, or `undefined` if a link inside the summary was
 * clicked.
 */
function sectionOf({ target }: MouseEvent): HTMLDetailsElement | undefined {
  if (!(target instanceof Element) || target.closest('a')) return undefined;
  const details = target.closest('summary')?.parentElement;
  const isOurs = details instanceof HTMLDetailsElement && 'collapsible' in details.dataset;
  return isOurs ? details : undefined;
}

/** Animates the collapsible sections of the page. Without this, they open and close instantly. */
export function startCollapsibles(): void {
  document.addEventListener('click', (event) => {
    const details = sectionOf(event);
    if (!details || event.defaultPrevented) return;
    event.preventDefault();
    toggle(details);
  });
  // The second of two quick clicks would select text in the summary or in the section.
  document.addEventListener('mousedown', (event) => {
    const isQuick = event.detail > 1 && event.target instanceof Element;
    if (isQuick && event.target.closest('summary')) event.preventDefault();
  });
}
