const CHAIN =
  /\b(transform|box-shadow|filter|backdrop-filter|-webkit-backdrop-filter): (?:[\w-]+\()?var\(--tw-[^;]*/g;

/**
 * CSS as tables show it: the opacity variable of colors that nobody changes is left out, and a
 * chain of Tailwind's variables is an ellipsis. The class lookup shows the whole.
 */
export function shortCss(css: string): string {
  return css
    .replace(/--tw-[\w-]+-opacity: 1; /g, '')
    .replace(/ \/ var\(--tw-[\w-]+-opacity, 1\)/g, '')
    .replace(/--tw-shadow-colored: [^;]*; /, '')
    .replace(CHAIN, '$1: …')
    .replace(/-webkit-backdrop-filter: …; /, '');
}

/** A native style as tables show it: a long list of animated keys is cut. */
export function shortNative(native: string): string {
  return native.replace(/(transition property: (?:\w+, ){3})(?:\w+, ){3,}\w+/, (list, start) => {
    const count = list.split(',').length - 3;
    return `${start}… and ${count} more`;
  });
}

/** The text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name of CSS or of a file as JavaScript writes it: `padding-top` is `paddingTop`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
