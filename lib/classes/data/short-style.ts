const CHAIN =
  /\b(transform|box-shadow|filter|backdrop-filter|-webkit-backdrop-filter): (?:[\w-]+\()?var\(--tw-[^;]*/g;

/**
 * Removes internal variables that do not change the result from the CSS of a class: opacity variables with the
 * value 1, and those that only pass a shadow on to `box-shadow`.
 */
export function plainCss(css: string): string {
  return css
    .replace(/--tw-[\w-]+-opacity: 1; /g, '')
    .replace(/ \/ var\(--tw-[\w-]+-opacity, 1\)/g, '')
    .replace(/--tw-shadow-colored: [^;]*; /, '')
    .replace(/^--tw-shadow: ([^;]*); box-shadow: var\(--tw-[^;]*$/, 'box-shadow: $1');
}

/**
 * Shortens CSS for tables: `plainCss` without a repeated `-webkit-backdrop-filter`, and with an ellipsis instead
 * of chains of Tailwind's internal variables.
 */
export function shortCss(css: string): string {
  return plainCss(css)
    .replace(CHAIN, '$1: …')
    .replace(/-webkit-backdrop-filter: …; /, '');
}

/** Shortens a native style for tables by cutting off a long list of transition properties after the third. */
export function shortNative(native: string): string {
  return native.replace(/(transition property: (?:\w+, ){3})(?:\w+, ){3,}\w+/, (list, start) => {
    const count = list.split(',').length - 3;
    return `${start}… and ${count} more`;
  });
}
