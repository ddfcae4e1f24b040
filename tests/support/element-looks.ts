import type { Page } from '@playwright/test';

/** Elements with this attribute look like others that have been seen. */
export const repeated = 'data-repeated';

/**
 * Remembers from page to page how the elements in the page's own part look. Two look alike when they
 * and all that they lie in have the same names, classes, styles and states, which is what decides
 * their colors in a theme.
 */
export class ElementLooks {
  private readonly seen = new Set<number>();

  /** Marks the ends of a page's tree whose look has been seen; resolves to how many are left. */
  async markRepeats(page: Page): Promise<number> {
    const looks = await page.evaluate(readLooks);
    const fresh = looks.filter((look) => !this.seen.has(look));
    for (const look of fresh) this.seen.add(look);
    await page.evaluate(markOthers, { fresh, repeated });
    return fresh.length;
  }
}

/** Runs in the page: the looks of the ends of its tree, as hashes, which `markOthers` finds again. */
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

/** Runs in the page: marks the ends of its tree but for the first of each look that is fresh. */
function markOthers({ fresh, repeated }: { fresh: number[]; repeated: string }): void {
  const awaited = new Set(fresh);
  const ends: [Element, number][] = Reflect.get(window, 'ends');
  for (const [element, look] of ends) if (!awaited.delete(look)) element.setAttribute(repeated, '');
}
