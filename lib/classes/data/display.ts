const CHAIN =
  /\b(transform|box-shadow|filter|backdrop-filter|-webkit-backdrop-filter): (?:[\w-]+\()?var\(--tw-[^;]*/g;

/**
 * Shortens CSS for tables. Removes opacity variables with the value 1, `--tw-shadow-colored` and a repeated
 * `-webkit-backdrop-filter`, and replaces chains of Tailwind's internal variables with an ellipsis. Shows the
 * shadow itself instead of the chain that contains it. The class lookup shows the full CSS.
 */
export function shortCss(css: string): string {
  return css
    .replace(/--tw-[\w-]+-opacity: 1; /g, '')
    .replace(/ \/ var\(--tw-[\w-]+-opacity, 1\)/g, '')
    .replace(/--tw-shadow-colored: [^;]*; /, '')
    .replace(CHAIN, '$1: …')
    .replace(/-webkit-backdrop-filter: …; /, '')
    .replace(/^--tw-shadow: ([^;]*); box-shadow: …$/, 'box-shadow: $1');
}

/** Shortens a native style for tables by cutting off a long list of transition properties after the third. */
export function shortNative(native: string): string {
  return native.replace(/(transition property: (?:\w+, ){3})(?:\w+, ){3,}\w+/, (list, start) => {
    const count = list.split(',').length - 3;
    return `${start}… and ${count} more`;
  });
}

/** Capitalizes the first letter of a string. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Converts a name with hyphens to camel case, such as `padding-top` to `paddingTop`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
