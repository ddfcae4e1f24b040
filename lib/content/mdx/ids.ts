import { idsOf } from './html-ids';
import { scriptIds, shellIds } from './reserved-ids';

const uses: ReadonlyMap<string, string> = new Map([
  ...scriptIds.map((id) => [id, 'which scripts of the site read as a global variable'] as const),
  ...shellIds.map((id) => [id, 'which the page around the text uses'] as const),
]);

/**
 * Returns the reason why an id is reserved, worded to complete a sentence; undefined for ids that content may
 * use. An element with an id becomes a global variable, which could break a script that uses that name.
 */
export function reservedUse(id: string): string | undefined {
  return uses.get(id);
}

/** Suggests a replacement for a reserved id. */
export function otherId(id: string): string {
  return `${id}-section`;
}

/** Returns HTML or SVG unchanged. Throws an Error when an element in it has a reserved id. */
export function withFreeIds(html: string): string {
  for (const id of idsOf(html)) {
    const use = reservedUse(id);
    if (use) throw new Error(`It renders an element with the id ${id}, ${use}.`);
  }
  return html;
}
