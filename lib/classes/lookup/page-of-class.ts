/**
 * Returns the path of the docs page that best fits a class, based on its utility and its CSS. Used for
 * classes that are not in the class data. `undefined` if no page fits.
 */
export type FindPage = (utility: string, css: string) => string | undefined;

/**
 * Classes that differ only in their values. `shapes` starts with the shape of their CSS. `page` is an index
 * in the list of pages, or -1.
 */
interface Group {
  utility: string;
  shapes: string[];
  page: number;
}

/**
 * Documented utility, with the page that documents it and the CSS properties, selectors and at-rules
 * (`parts`) that its classes use.
 */
interface Documented {
  utility: string;
  parts: ReadonlySet<string>;
  page: string;
}

/**
 * Creates a function that finds the page for a class. It picks the page whose classes set the most similar
 * properties: `text-[14px]` belongs to font sizes and `text-[#fff]` to colors. If several pages fit equally
 * well, a page with the same utility wins. A class without CSS is matched only by its utility.
 */
export function toFindPage(groups: readonly Group[], pages: readonly string[]): FindPage {
  let known: Documented[] | undefined;
  const find: FindPage = (name, css) => {
    known ??= toDocumented(groups, pages);
    const utility = name.replace(/^-/, '');
    const parts = partsOf(css);
    const scored = known.map((other): [number, string] => [
      likeness(parts, other.parts) + (other.utility === utility ? TIE : 0),
      other.page,
    ]);
    const [score, page] = scored.reduce((best, item) => (item[0] > best[0] ? item : best), [0, '']);
    if (score > 0) return page;
    const named = pages.find((path) => parts.has(path.replace(/^.*\//, '')));
    if (named) return named;
    // No documented class sets a property such as `padding-inline`, so try `padding`.
    const shorter = css.replace(/(^|[;{}] *)([a-z-]+)-[a-z]+(?=: )/g, '$1$2');
    return shorter === css ? undefined : find(name, shorter);
  };
  return find;
}

/** Score bonus for the same utility. It is smaller than any difference between two similarity scores. */
const TIE = 1e-6;

function toDocumented(groups: readonly Group[], pages: readonly string[]): Documented[] {
  return groups.flatMap(({ utility, shapes: [css = ''], page }) => {
    const path = pages[page];
    return path ? [{ utility: utility.replace(/^-/, ''), parts: partsOf(css), page: path }] : [];
  });
}

/** Returns the property names, selectors and at-rules in a piece of CSS. */
function partsOf(css: string): Set<string> {
  // Shapes have placeholders for numbers, even in selectors, so all numbers are normalized to 0.
  const found = css
    .replace(/‹number›|\d+/g, '0')
    .matchAll(/(?:^|[;{}])\s*(?:([\w-]+)(?=: )|([^;{}]+?)(?=\s*\{))/g);
  return new Set([...found].map(([, property, around = '']) => property ?? around));
}

/** Returns the Jaccard similarity of two sets, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((part) => other.has(part)).length;
  return shared / (one.size + other.size - shared || 1);
}
