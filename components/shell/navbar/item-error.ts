/** Renders an item of the navbar; a failure names the item, with the failure itself as the cause. */
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

/** What is wrong with an item whose type nothing renders. */
export function unknownItem(item: object): Error {
  return new Error(`No NavbarItem component found for type "${Reflect.get(item, 'type')}".`);
}
