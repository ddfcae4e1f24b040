/** Properties whose values Tailwind composes from internal variables, which several utilities set. */
const PROPERTIES =
  'transform|filter|backdrop-filter|-webkit-backdrop-filter|border-spacing|touch-action|font-variant-numeric|contain|content';
const COMPOSED = new RegExp(`(?<![\\w-])(${PROPERTIES}): ((?:[\\w-]+\\()?var\\(--tw-[^;]*)`, 'g');
/** Matches the CSS of a ring. The first group is its width. */
const RING =
  /^--tw-ring-offset-shadow: [^;]*; --tw-ring-shadow: var\(--tw-ring-inset\) 0 0 0 calc\((\S+) \+ [^;]*; box-shadow: [^;]*$/;
/** Matches a reference to one of Tailwind's internal variables. */
const VARIABLE = /var\((--tw-[\w-]+)\)/g;
const CHAIN =
  /\b(transform|box-shadow|filter|backdrop-filter|-webkit-backdrop-filter): (?:[\w-]+\()?var\(--tw-[^;]*/g;

/**
 * Returns the CSS of a class as it applies when no other class contributes to the same property, such as
 * `filter: blur(4px)` instead of a chain of internal variables. Also removes internal variables that do not
 * change the result: opacity variables with the value 1, and those that only pass a shadow on to `box-shadow`.
 */
export function plainCss(css: string): string {
  return composed(css)
    .replace(/--tw-[\w-]+-opacity: 1; /g, '')
    .replace(/ \/ var\(--tw-[\w-]+-opacity, 1\)/g, '')
    .replace(/--tw-shadow-colored: [^;]*; /, '')
    .replace(/^--tw-shadow: ([^;]*); box-shadow: var\(--tw-[^;]*$/, 'box-shadow: $1')
    .replace(RING, 'box-shadow: 0 0 0 $1 var(--tw-ring-color)');
}

/** Shortens CSS for tables: `plainCss` with an ellipsis instead of chains of Tailwind's internal variables. */
export function shortCss(css: string): string {
  return plainCss(css)
    .replace(CHAIN, '$1: …')
    .replace(/-webkit-backdrop-filter: …; /, '');
}

/**
 * Replaces the internal variables of composed properties with the values that the same CSS gives them. Drops
 * functions and variables without a value. Does not change CSS that gives none of the variables a value.
 */
function composed(css: string): string {
  const given = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--tw-[\w-]+): ([^;]*); /g))
    given.set(name, value);
  const used = new Set<string>();
  const short = css.replace(COMPOSED, (whole, property: string, chain: string) => {
    const parts = chain.match(/[\w-]+\((?:[^()]|\([^()]*\))*\)/g) ?? [];
    const set = parts.filter((part) => namesIn(part).some((name) => given.has(name)));
    if (set.length === 0) return whole;
    for (const name of set.flatMap(namesIn)) used.add(name);
    const kept = property === 'border-spacing' ? parts : set;
    const values = kept.map((part) =>
      part.replace(VARIABLE, (_, name: string) => given.get(name) ?? '0').trim(),
    );
    return `${property}: ${values.filter(Boolean).join(' ') || 'none'}`;
  });
  return short
    .replace(/(--tw-[\w-]+): [^;]*; /g, (own, name: string) => (used.has(name) ? '' : own))
    .replace(/-webkit-backdrop-filter: [^;]*; (?=backdrop-filter: (?!var\())/, '');
}

function namesIn(part: string): string[] {
  return [...part.matchAll(VARIABLE)].map(([, name = '']) => name);
}

/** Shortens a native style for tables by cutting off a long list of transition properties after the third. */
export function shortNative(native: string): string {
  return native.replace(/(transition property: (?:\w+, ){3})(?:\w+, ){3,}\w+/, (list, start) => {
    const count = list.split(',').length - 3;
    return `${start}… and ${count} more`;
  });
}
