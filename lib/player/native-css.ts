import type { NativePlatform } from './native-table';

type Value = string | number | Value[] | { [key: string]: Value };

/** React Native style object, such as `{ marginTop: 4 }`. */
export type NativeStyle = Record<string, Value>;

/** Matches style properties whose numbers have no unit in CSS. Other numbers are pixels. */
const PLAIN = /^(?:flex|flexGrow|flexShrink|opacity|zIndex|aspectRatio|fontWeight)$|^scale/;
/** Patterns for React Native's property names for box sides, each with the CSS name that replaces it. */
const SIDES: readonly [RegExp, string][] = [
  [/^(margin|padding)Horizontal$/, '$1Inline'],
  [/^(margin|padding)Vertical$/, '$1Block'],
  [/^(margin|padding|border)(Start|End)/, '$1Inline$2'],
  [/^(start|end)$/, 'inset-inline-$1'],
];
/** Matches properties that are combined into one CSS shadow. */
const OF_SHADOW = /^(?:shadow|elevation)/;

/**
 * Parses a class's style as the class data contains it, such as `flexGrow: 1, flexShrink: 1;
 * numberOfLines={2}`. Ignores animations, transitions and all props except `numberOfLines`.
 */
export function toNativeStyle(text: string): NativeStyle {
  const lines = /numberOfLines=\{(\d+)\}/.exec(text)?.[1];
  const [style = ''] = text.split('; ');
  if (!/^\w+: /.test(style) || /^(?:animation|transition|transform: identity)\b/.test(style))
    return lines ? { numberOfLines: Number(lines) } : {};
  // Quoting property names and variables turns the style into JSON.
  const json = style.replace(
    /'((?:[^'\\]|\\.)*)'|(var\([^()]*\)|\w+(?=: ))/g,
    (_, string?: string, name?: string) => JSON.stringify(string?.replaceAll("\\'", "'") ?? name),
  );
  return { ...JSON.parse(`{${json}}`), ...(lines && { numberOfLines: Number(lines) }) };
}

/**
 * Returns CSS declarations that imitate a native style in a browser. `text` is a class's style as the class data
 * contains it. Empty if nothing of it is CSS.
 */
export function toDeclarations(text: string, platform: NativePlatform): string {
  return Object.entries(toDrawnCss(toNativeStyle(text), platform))
    .map(([property, value]) => `${toKebabCase(property)}:${value};`)
    .join('');
}

/** Converts a property name, such as `webkitLineClamp`, to its name in CSS, such as `-webkit-line-clamp`. */
function toKebabCase(property: string): string {
  return property.replace(/^webkit|[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns CSS that imitates a native style in a browser, keyed by property name. */
export function toDrawnCss(style: NativeStyle, platform: NativePlatform): Record<string, string> {
  const entries = Object.entries(style).flatMap(([key, value]): [string, string][] => {
    if (OF_SHADOW.test(key)) return [];
    if (key === 'numberOfLines') return linesCss(Number(value));
    if (key === 'transform' && Array.isArray(value))
      return [['transform', value.map(toStep).join(' ')]];
    const name = SIDES.reduce((all, [from, to]) => all.replace(from, to), key);
    return [[name, toCss(key, value)]];
  });
  const shadow = platform === 'ios' ? iosShadow(style) : androidShadow(style);
  return { ...Object.fromEntries(entries), ...(shadow && { boxShadow: shadow }) };
}

function toCss(key: string, value: Value): string {
  return typeof value === 'number' && !PLAIN.test(key) ? `${value}px` : String(value);
}

function toStep(step: Value): string {
  return Object.entries(Object(step))
    .map(([name, value]) => `${name}(${toCss(name, value as Value)})`)
    .join(' ');
}

function linesCss(lines: number): [string, string][] {
  if (lines === 0) return [];
  return [
    ['display', '-webkit-box'],
    ['webkitBoxOrient', 'vertical'],
    ['webkitLineClamp', String(lines)],
    ['overflow', 'hidden'],
  ];
}

/**
 * Returns the CSS shadow for an iOS style, or undefined if its shadow is invisible. A CSS blur is twice the
 * iOS shadow radius.
 */
function iosShadow(style: NativeStyle): string | undefined {
  const { shadowColor = '#000', shadowOffset, shadowRadius = 3, shadowOpacity = 0 } = style;
  if (!shadowOpacity) return undefined;
  const { width = 0, height = 0 } = Object(shadowOffset);
  const color = `color-mix(in srgb, ${shadowColor} ${Number(shadowOpacity) * 100}%, transparent)`;
  return `${width}px ${height}px ${Number(shadowRadius) * 2}px ${color}`;
}

/**
 * Returns the CSS shadow for an Android style, or undefined without an elevation. Android draws the shadow
 * fainter than its color.
 */
function androidShadow({ elevation = 0, shadowColor = '#000' }: NativeStyle): string | undefined {
  if (!elevation) return undefined;
  const color = `color-mix(in srgb, ${shadowColor} 40%, transparent)`;
  return `0 ${Number(elevation) / 2}px ${elevation}px ${color}`;
}
