/** Finds the page for a class that the data does not have, by its CSS; undefined when no page is about it. */
export type FindPage = (utility: string, css: string) => string | undefined;

/** Classes of the data that differ in values only: their CSS is the first shape, their page an index. */
interface Group {
  utility: string;
  shapes: string[];
  page: number;
}

/** The classes that share a utility, what their CSS sets, and the page that they are on. */
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
    // A property without a class, such as padding-inline, belongs to the one that its name begins with.
    const shorter = css.replace(/(^|[;{}] *)([a-z-]+)-[a-z]+(?=: )/g, '$1$2');
    return shorter === css ? undefined : find(name, shorter);
  };
  return find;
}

/** What the same utility counts: less than any difference in what two classes set. */
const TIE = 1e-6;

function toDocumented(groups: readonly Group[], pages: readonly string[]): Documented[] {
  return groups.flatMap(({ utility, shapes: [css = ''], page }) => {
    const path = pages[page];
    return path ? [{ utility: utility.replace(/^-/, ''), parts: partsOf(css), page: path }] : [];
  });
}

/** The properties that CSS sets, and the selectors and at-rules around them. */
function partsOf(css: string): Set<string> {
  // Numbers are values, in selectors as well.
  const found = css
    .replace(/‹number›|\d+/g, '0')
    .matchAll(/(?:^|[;{}])\s*(?:([\w-]+)(?=: )|([^;{}]+?)(?=\s*\{))/g);
  return new Set([...found].map(([, property, around = '']) => property ?? around));
}

/** The share of what two classes set that both of them set, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((part) => other.has(part)).length;
  return shared / (one.size + other.size - shared || 1);
}
