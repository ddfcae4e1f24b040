/** Endings of typical classes of a scale, in order of preference. */
const TYPICAL = [
  /-4$/,
  /-lg$/,
  // Text needs more contrast than areas.
  /^text-sky-600$/,
  /-sky-500$/,
  /-500$/,
  /-center$/,
  /-bold$/,
  /-50$/,
  /-45$/,
  /-2$/,
  /./,
];

/** Returns the class that represents its group best, such as `p-4` among the classes for padding. */
export function typicalClass<Item extends { name: string }>(
  classes: readonly Item[],
): Item | undefined {
  for (const ending of TYPICAL) {
    const found = classes.find(({ name }) => ending.test(name));
    if (found) return found;
  }
  return undefined;
}
