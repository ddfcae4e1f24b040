/** How long a section of that height in CSS pixels takes to open or close, in milliseconds. */
export function collapseDuration(height: number): number {
  const steps = height / 36;
  return Math.round(10 * (4 + 15 * steps ** 0.25 + steps / 5));
}

/**
 * Opens a closed `details` and closes an open one, animating the height of its last child. It stays
 * `open` until closing has ended; `data-collapsed` tells at once where it is going.
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
  // A motion that something cancels has to end where it was going, too.
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
      // Not 0: the motion has to end, since its end closes the section.
      duration: still ? 1 : collapseDuration(Math.max(from, to)),
      easing: 'ease-in-out',
    },
  );
}

/** The section whose summary was hit, unless a link in it was. */
function sectionOf({ target }: MouseEvent): HTMLDetailsElement | undefined {
  if (!(target instanceof Element) || target.closest('a')) return undefined;
  const details = target.closest('summary')?.parentElement;
  const isOurs = details instanceof HTMLDetailsElement && 'collapsible' in details.dataset;
  return isOurs ? details : undefined;
}

/** Animates the sections of the page, which open and close at once without it. */
export function startCollapsibles(): void {
  document.addEventListener('click', (event) => {
    const details = sectionOf(event);
    if (!details || event.defaultPrevented) return;
    event.preventDefault();
    toggle(details);
  });
  // The second click of a quick pair would select the words of the summary, or all that it unfolds.
  document.addEventListener('mousedown', (event) => {
    const isQuick = event.detail > 1 && event.target instanceof Element;
    if (isQuick && event.target.closest('summary')) event.preventDefault();
  });
}
