/** Usage notes of classes, which a site without class data does not have. */

/** Returns the usage notes for the classes in a page's tables. Empty, because there are no classes. */
export function toUsage(..._of: unknown[]): string {
  return '';
}

/** Returns the classes that take a value in brackets. Empty, because there are no classes. */
export function takingBrackets(..._of: unknown[]): { name: string }[] {
  return [];
}

/** Returns the utility of a class, such as `gap` for `gap-4`. The class itself, because there are no utilities. */
export function utilityOf(name: string): string {
  return name;
}
