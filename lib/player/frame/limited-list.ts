/** Maximum number of presets, plugins, or selectors of a variant in a configuration. */
const MOST_ITEMS = 1000;

/**
 * Returns a list of a configuration. Throws if it has more than `MOST_ITEMS` items, because even the empty items of a
 * sparse list take time. `name` is the name of the list in the message.
 */
export function limitedList(list: unknown[], name: string): unknown[] {
  if (list.length > MOST_ITEMS)
    throw new Error(`The list ${name} has ${list.length} items; the limit is ${MOST_ITEMS}.`);
  return list;
}
