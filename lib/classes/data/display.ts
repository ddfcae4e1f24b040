import { type Status, SUPPORT_WORDS, type Support } from './class-data';

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

/** Formats support or a status as the start of a sentence, such as `Works partly` or `Web only`. */
export function statusText(status: Support | Status): string {
  return capital(status in SUPPORT_WORDS ? SUPPORT_WORDS[status as Support] : status);
}

/** Capitalizes the first letter of a string. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Converts a name with hyphens to camel case, such as `padding-top` to `paddingTop`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const listFormat = new Intl.ListFormat('en');

/** Joins words into a list with a serial comma, such as `iOS, Android, and web`. */
export function joinList(words: readonly string[]): string {
  return listFormat.format(words);
}
