import { idsOf } from './html-ids';
import { scriptIds, shellIds } from './reserved-ids';

const uses: ReadonlyMap<string, string> = new Map([
  ...scriptIds.map((id) => [id, 'which scripts of the site read as a global variable'] as const),
  ...shellIds.map((id) => [id, 'which the page around the text uses'] as const),
]);

/**
 * Why an element of a page must not have an id, as the rest of a sentence; undefined when it may. An element with an
 * id is a global variable, unless the browser has one of that name.
 */
export function reservedUse(id: string): string | undefined {
  return uses.get(id);
}

/** Another id that is free. */
export function otherId(id: string): string {
  return `${id}-section`;
}

/** HTML or SVG that becomes part of a page. Throws an Error when an element has an id that it must not have. */
export function withFreeIds(html: string): string {
  for (const id of idsOf(html)) {
    const use = reservedUse(id);
    if (use) throw new Error(`It draws an element with the id ${id}, ${use}.`);
  }
  return html;
}
