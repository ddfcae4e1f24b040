/** Finds the docs page for a class that is not in the data, by its CSS; undefined when there is none. */
export type FindPage = (utility: string, css: string) => string | undefined;

/** Classes that differ only in their values. The first shape is their CSS; `page` is an index. */
interface Group {
  utility: string;
  shapes: string[];
  page: number;
}

/** The properties that documented classes set, with their utility and their page. */
interface Documented {
  utility: string;
  parts: ReadonlySet<string>;
  page: string;
}

/**
 * A class belongs on the page whose classes set the same properties: `text-[14px]` is about font sizes and
 * `text-[#fff]` about colors. Among pages that fit equally, the one with its utility wins; without CSS only the
 * utility decides.
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
    // No class sets padding-inline: try padding.
    const shorter = css.replace(/(^|[;{}] *)([a-z-]+)-[a-z]+(?=: )/g, '$1$2');
    return shorter === css ? undefined : find(name, shorter);
  };
  return find;
}

/** Bonus for the same utility, smaller than any difference in likeness. */
const TIE = 1e-6;

function toDocumented(groups: readonly Group[], pages: readonly string[]): Documented[] {
  return groups.flatMap(({ utility, shapes: [css = ''], page }) => {
    const path = pages[page];
    return path ? [{ utility: utility.replace(/^-/, ''), parts: partsOf(css), page: path }] : [];
  });
}

/** Property names, selectors and at-rules in CSS. */
function partsOf(css: string): Set<string> {
  // Shapes have placeholders for numbers, even in selectors.
  const found = css
    .replace(/‹number›|\d+/g, '0')
    .matchAll(/(?:^|[;{}])\s*(?:([\w-]+)(?=: )|([^;{}]+?)(?=\s*\{))/g);
  return new Set([...found].map(([, property, around = '']) => property ?? around));
}

/** Jaccard similarity of two sets, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((part) => other.has(part)).length;
  return shared / (one.size + other.size - shared || 1);
}
