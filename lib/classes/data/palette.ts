const HUES =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const PLAIN = 'black|white|transparent';
const KEYWORDS = 'current|inherit';
const COLOR = `(?:${HUES})-(?:50|[1-9]00|950)|${PLAIN}`;

const UTILITY_AND_COLOR = new RegExp(`^(.+?)-(${COLOR})$`);
const COLOR_OR_KEYWORD = new RegExp(`^(?:${COLOR}|${KEYWORDS})$`);

/** The names of Tailwind's colors, without their shades. */
export const COLOR_NAMES: readonly string[] = `${HUES}|${PLAIN}|${KEYWORDS}`.split('|');

/** Whether a value is a color of Tailwind's palette, `current` or `inherit`. */
export function isColorValue(value: string): boolean {
  return COLOR_OR_KEYWORD.test(value);
}

/** Parts a class that ends in a color of Tailwind's palette; nothing when it does not. */
export function splitColor(name: string): { utility: string; color: string } | undefined {
  const [, utility, color] = UTILITY_AND_COLOR.exec(name) ?? [];
  return utility && color ? { utility, color } : undefined;
}

/** The color among values of CSS or a native style, in hex digits where it can be; empty for none. */
export function colorOf(values: readonly string[]): string {
  const value = values.find((candidate) => /^(#|rgb|transparent)/.test(candidate)) ?? '';
  const channels = /^rgb\((\d+) (\d+) (\d+)/.exec(value)?.slice(1) ?? [];
  if (channels.length === 0) return value;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
