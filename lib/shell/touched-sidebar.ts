const SUMMARIES = '[data-sidebar] summary';
const TARGETS = '[data-sidebar] :is(summary, a)';

/** What a reader has done to the sidebar's static markup before its live tree takes the place. */
export interface Touched {
  /** Names of the groups that are open. */
  open: Set<string>;
  /** Which link or group name has the focus, by address or name. */
  focus: string | undefined;
}

/** Reads it from the document. */
export function readTouched(): Touched {
  const open = [...document.querySelectorAll(SUMMARIES)].filter(
    (summary) => summary.closest('details')?.open,
  );
  const focused = document.activeElement?.matches(TARGETS) ? document.activeElement : undefined;
  return { open: new Set(open.map(nameOf)), focus: focused && nameOf(focused) };
}

/** Puts it on the live tree, which has the same groups and at least the same links. */
export function restoreTouched({ open, focus }: Touched): void {
  for (const summary of document.querySelectorAll(SUMMARIES)) {
    const group = summary.closest('details');
    if (group) group.open = open.has(nameOf(summary));
  }
  if (focus === undefined) return;
  const targets = document.querySelectorAll<HTMLElement>(TARGETS);
  [...targets].find((target) => nameOf(target) === focus)?.focus({ preventScroll: true });
}

function nameOf(element: Element): string {
  return element.getAttribute('href') ?? element.textContent ?? '';
}
