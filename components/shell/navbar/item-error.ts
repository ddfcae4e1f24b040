/**
 * Returns the result of `render`. If `render` throws, this function throws an error that quotes the
 * configuration of the navbar item. The original error is the cause of that error.
 */
export function explainFailure<T>(item: object, render: () => T): T {
  try {
    return render();
  } catch (cause) {
    const json = JSON.stringify(item, null, 2);
    throw new Error(
      `A navbar item failed to render. Please check the navbar item configuration (navbar.items in site.config.ts):\n${json}`,
      { cause },
    );
  }
}

/** Returns the error for a navbar item whose type has no component. */
export function unknownItem(item: object): Error {
  return new Error(`No NavbarItem component found for type "${Reflect.get(item, 'type')}".`);
}
