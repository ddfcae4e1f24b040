import type { Page } from '@playwright/test';

/** Attribute that marks elements whose appearance was already seen. */
export const repeated = 'data-repeated';

/**
 * Tracks the appearance of elements inside `<main>` across pages, so tests can skip repeats. Two elements
 * look the same if they and their ancestors inside `<main>` have the same tag names, attribute names,
 * classes, styles and states, because these determine their colors in a theme.
 */
export class ElementLooks {
  private readonly seen = new Set<number>();

  /**
   * Marks the leaf elements inside the page's `<main>` whose appearance was already seen on this page or an
   * earlier one. Resolves to the number of new appearances.
   */
  async markRepeats(page: Page): Promise<number> {
    const looks = await page.evaluate(readLooks);
    const fresh = looks.filter((look) => !this.seen.has(look));
    for (const look of fresh) this.seen.add(look);
    await page.evaluate(markOthers, { fresh, repeated });
    return fresh.length;
  }
}

/**
 * Runs in the page. Returns the distinct appearances of the leaf elements inside `<main>`, as hashes. Stores
 * the elements with their hashes on `window` for `markOthers`.
 */
function readLooks(): number[] {
  const ends: [Element, number][] = [];
  const walk = (element: Element, above: number) => {
    let look = above;
    const states = [...element.attributes].map(({ name, value }) => {
      const isWhole = /^(class|style|role|type|open|disabled|aria-(current|selected|pressed))$/;
      const isState = name.startsWith('data-') && value.length < 16;
      return isWhole.test(name) || isState ? `${name}=${value}` : name;
    });
    for (const character of `${element.tagName} ${states.sort()}`)
      look = (Math.imul(look, 31) + (character.codePointAt(0) ?? 0)) | 0;
    if (element.children.length === 0) ends.push([element, look]);
    for (const child of element.children) walk(child, look);
  };
  for (const child of document.querySelector('main')?.children ?? []) walk(child, 7);
  Object.assign(window, { ends });
  return [...new Set(ends.map(([, look]) => look))];
}

/**
 * Runs in the page after `readLooks`. For each new appearance in `fresh`, the first leaf element that has it
 * stays unmarked. Marks all other leaf elements.
 */
function markOthers({ fresh, repeated }: { fresh: number[]; repeated: string }): void {
  const awaited = new Set(fresh);
  const ends: [Element, number][] = Reflect.get(window, 'ends');
  for (const [element, look] of ends) if (!awaited.delete(look)) element.setAttribute(repeated, '');
}
