const HUES =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const PLAIN = 'black|white|transparent';
const KEYWORDS = 'current|inherit';
const COLOR = `(?:${HUES})-(?:50|[1-9]00|950)|${PLAIN}`;

const UTILITY_AND_COLOR = new RegExp(`^(.+?)-(${COLOR})$`);
const COLOR_OR_KEYWORD = new RegExp(`^(?:${COLOR}|${KEYWORDS})$`);

/** Names of Tailwind's colors without shades, plus the keywords `current` and `inherit`. */
export const COLOR_NAMES: readonly string[] = `${HUES}|${PLAIN}|${KEYWORDS}`.split('|');

/**
 * Whether a string is a color of Tailwind's palette, such as `red-500`, or the keyword `current` or
 * `inherit`.
 */
export function isColorValue(value: string): boolean {
  return COLOR_OR_KEYWORD.test(value);
}

/**
 * Splits a class such as `bg-red-500` into its utility and its color. `undefined` if the class does not end
 * in a color of Tailwind's palette, such as `red-500` or `black`.
 */
export function splitColor(name: string): { utility: string; color: string } | undefined {
  const [, utility, color] = UTILITY_AND_COLOR.exec(name) ?? [];
  return utility && color ? { utility, color } : undefined;
}

/**
 * Returns the first color in a list of CSS or native values. Converts `rgb()` colors without commas, such as
 * `rgb(1 2 3)`, to hex, such as `#010203`, and drops their opacity. Empty if the list contains no color.
 */
export function colorOf(values: readonly string[]): string {
  const value = values.find((candidate) => /^(#|rgb|transparent)/.test(candidate)) ?? '';
  const channels = /^rgb\((\d+) (\d+) (\d+)/.exec(value)?.slice(1) ?? [];
  if (channels.length === 0) return value;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
