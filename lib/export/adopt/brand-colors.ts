/** Derives the accent colors of both themes from one brand color, and checks their contrast. */
import { UsageError } from '@/lib/export/build/command-flags';

/** Red, green, and blue of a color, from 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number];

/** Colors of a theme as `#rrggbb`, keyed by the name of the token without the hyphens in front. */
export type ThemeColors = Readonly<Record<string, string>>;

/** Least contrast of text with its background. */
const TEXT = 4.5;

/** Surfaces of `app/styles/tokens.css` on which links, and text in the accent color, occur. */
const light: ThemeColors = {
  'color-bg': '#ffffff',
  'color-sunken': '#f6f8fb',
  'color-hover': '#eef2f7',
};
const dark: ThemeColors = {
  'color-bg': '#0b1020',
  'color-raised': '#131a2e',
  'color-sunken': '#0f1629',
  'color-hover': '#1a2340',
};

/**
 * Throws a `UsageError` when a brand color is too light for links and buttons of the light theme. The message has the
 * nearest darker color that passes. The dark theme needs no check: it gets the nearest lighter color that passes.
 */
export function assertReadable(color: string): void {
  const [surface = '', background = ''] = worst(color, lightSurfaces(color));
  const ratio = contrastRatio(toChannels(color), toChannels(background));
  if (ratio >= TEXT) return;
  throw new UsageError(
    `--color is ${color}, with a contrast of ${ratio.toFixed(2)} on ${background} (--${surface}); it must be 4.5 or more. The nearest darker color that passes is ${nearestReadable(color)}.`,
  );
}

/** Returns the nearest color with the same hue that passes in the light theme: the color itself, or a darker one. */
function nearestReadable(color: string): string {
  return nearest(color, '#000000', (candidate) => passes(candidate, lightSurfaces(candidate)));
}

/** Returns the accent colors of both themes for a brand color that passes `assertReadable`. */
export function accentColors(color: string): { light: ThemeColors; dark: ThemeColors } {
  const bright = nearest(color, '#ffffff', (candidate) =>
    passes(candidate, darkSurfaces(candidate)),
  );
  const inLight = { accent: color, hover: mix(color, '#000000', 0.25), soft: lightSoft(color) };
  const inDark = { accent: bright, hover: mix(bright, '#ffffff', 0.35), soft: darkSoft(bright) };
  return {
    light: {
      ...toTokens(inLight),
      'color-on-accent': '#ffffff',
      'color-focus': color,
      'color-selection': mix(color, '#ffffff', 0.8),
    },
    dark: {
      ...toTokens(inDark),
      'color-on-accent': mix(bright, '#000000', 0.85),
      'color-focus': bright,
      'color-selection': mix(bright, '#0b1020', 0.78),
    },
  };
}

function toTokens({ accent, hover, soft }: Record<'accent' | 'hover' | 'soft', string>) {
  return {
    'color-accent': accent,
    'color-accent-hover': hover,
    'color-accent-soft': soft,
  };
}

function lightSoft(color: string): string {
  return mix(color, '#ffffff', 0.92);
}

function darkSoft(color: string): string {
  return mix(color, '#0b1020', 0.85);
}

/** Surfaces of the light theme. Text on buttons is white, so the contrast with the accent is that with white. */
function lightSurfaces(color: string): ThemeColors {
  return { ...light, 'color-accent-soft': lightSoft(color) };
}

function darkSurfaces(color: string): ThemeColors {
  return { ...dark, 'color-accent-soft': darkSoft(color) };
}

function passes(color: string, surfaces: ThemeColors): boolean {
  const [, background = ''] = worst(color, surfaces);
  return contrastRatio(toChannels(color), toChannels(background)) >= TEXT;
}

/** Returns the surface with the lowest contrast, as the name of its token and its color. */
function worst(color: string, surfaces: ThemeColors): string[] {
  const ratio = (background: string) => contrastRatio(toChannels(color), toChannels(background));
  return Object.entries(surfaces).sort(([, a], [, b]) => ratio(a) - ratio(b))[0] ?? [];
}

/** Returns the first color on the way from `color` to `end`, in steps of 1 %, that fulfills a condition. */
function nearest(color: string, end: string, isFine: (candidate: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.01) {
    const candidate = mix(color, end, share);
    if (isFine(candidate)) return candidate;
  }
  return end;
}

/** Returns a mixture of two colors. `share` is that of the second one, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const end = toChannels(other);
  const mixed = toChannels(one).map((channel, at) =>
    Math.round(channel + ((end[at] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function toChannels(color: string): Channels {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Returns the WCAG 2 contrast ratio of two colors. */
function contrastRatio(one: Channels, other: Channels): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(color: Channels): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Replaces the accent colors in the text of `app/styles/tokens.css`. Throws when a token is missing. */
export function withAccent(css: string, color: string): string {
  const { light: inLight, dark: inDark } = accentColors(color);
  const [head = '', tail] = css.split(':root[data-theme="dark"]');
  if (tail === undefined) throw new Error('tokens.css has no dark theme.');
  return `${replaceTokens(head, inLight)}:root[data-theme="dark"]${replaceTokens(tail, inDark)}`;
}

function replaceTokens(css: string, colors: ThemeColors): string {
  return Object.entries(colors).reduce((text, [name, value]) => {
    const pattern = new RegExp(`(--${name}: )[^;]+`);
    if (!pattern.test(text)) throw new Error(`tokens.css has no --${name}.`);
    return text.replace(pattern, `$1${value}`);
  }, css);
}
