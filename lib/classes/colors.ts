/** The color among values of CSS or a native style, in hex digits where it can be; empty for none. */
export function colorOf(values: readonly string[]): string {
  const value = values.find((candidate) => /^(#|rgb|transparent)/.test(candidate)) ?? '';
  const channels = /^rgb\((\d+) (\d+) (\d+)/.exec(value)?.slice(1) ?? [];
  if (channels.length === 0) return value;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
