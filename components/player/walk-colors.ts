import { onFirstSign } from '@/components/shell/navigation/first-sign';

/** Time in milliseconds until the first change, and between changes. */
const DELAY = 1200;
const STEP = 700;

/**
 * Selects each radio button in `holder` once, and then the initial one again. This takes less than 5 seconds, so it
 * needs no pause button (WCAG 2.2.2). Does nothing if the reader has already done something or prefers reduced
 * motion. The first user activity and printing end it and restore the initial choice.
 */
export function walkColors(holder: HTMLElement, signal: AbortSignal): void {
  const radios = [...holder.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const initial = radios.find(({ defaultChecked }) => defaultChecked);
  if (!initial?.checked || isInUse() || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return;
  const steps = [...radios.filter((radio) => radio !== initial), initial];
  const isOver = new AbortController();
  let timer = setTimeout(function next() {
    const radio = steps.shift();
    for (const other of radios) other.toggleAttribute('data-lit', other === radio);
    if (!radio) return isOver.abort();
    radio.checked = true;
    timer = setTimeout(next, STEP);
  }, DELAY);
  const end = () => {
    if (isOver.signal.aborted) return;
    isOver.abort();
    clearTimeout(timer);
    for (const radio of radios) radio.removeAttribute('data-lit');
    initial.checked = true;
  };
  onFirstSign(end);
  for (const type of ['beforeprint', 'pagehide'])
    window.addEventListener(type, end, { signal: isOver.signal });
  signal.addEventListener('abort', end);
}

/** Returns whether the reader has interacted with the page, or cannot see it. */
function isInUse(): boolean {
  const { activeElement, body, hidden } = document;
  const isFocused = activeElement !== null && activeElement !== body;
  return hidden || isFocused || window.scrollY > 0 || navigator.userActivation?.hasBeenActive;
}
