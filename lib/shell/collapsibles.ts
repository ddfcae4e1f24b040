import { toggleDetails } from '../collapse';

/** Animates every collapsible section of the page; without this they open and close at once. */
export function startCollapsibles(): () => void {
  const stop = new AbortController();
  document.addEventListener('click', onClick, { signal: stop.signal });
  document.addEventListener('mousedown', keepSelection, { signal: stop.signal });
  return () => stop.abort();
}

function onClick(event: MouseEvent): void {
  const details = sectionOf(event);
  if (!details || event.defaultPrevented) return;
  event.preventDefault();
  toggleDetails(details);
}

/** The second click of a quick pair would select the summary's words. */
function keepSelection(event: MouseEvent): void {
  if (event.detail > 1 && sectionOf(event)) event.preventDefault();
}

/** The section whose summary was hit, unless a link in it was. */
function sectionOf({ target }: MouseEvent): HTMLDetailsElement | undefined {
  if (!(target instanceof Element) || target.closest('a')) return undefined;
  const details = target.closest('summary')?.parentElement;
  const isOurs = details instanceof HTMLDetailsElement && 'collapsible' in details.dataset;
  return isOurs ? details : undefined;
}
