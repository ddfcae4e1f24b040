/** Red, green and blue of a color, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Returns the WCAG 2 contrast ratio of two colors. */
export function contrast(one: Rgb, other: Rgb): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

/** Parses a computed color such as `rgb(1 2 3)` or `rgba(1, 2, 3, 0.5)`. Ignores its opacity. */
export function toRgb(value: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
