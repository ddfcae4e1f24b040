import { idsOf } from './html-ids';
import { scriptIds, shellIds } from './reserved-ids';

const uses: ReadonlyMap<string, string> = new Map([
  ...scriptIds.map((id) => [id, 'which scripts of the site read as a global variable'] as const),
  ...shellIds.map((id) => [id, 'which the page around the text uses'] as const),
]);

/**
 * Returns why an id is reserved, as a relative clause such as "which the page around the text uses".
 * Undefined for an id that content may use. Some ids are reserved because an element's id becomes a global
 * variable, which could break a script that uses the same name.
 */
export function reservedUse(id: string): string | undefined {
  return uses.get(id);
}

/** Returns an alternative to a reserved id for error messages. */
export function otherId(id: string): string {
  return `${id}-section`;
}

/** Returns HTML or SVG unchanged. Throws an Error when one of its elements has a reserved id. */
export function withFreeIds(html: string): string {
  for (const id of idsOf(html)) {
    const use = reservedUse(id);
    if (use) throw new Error(`It renders an element with the id ${id}, ${use}.`);
  }
  return html;
}
