/**
 * Kinds of values that a utility may take in brackets. Two are of what stands behind a slash: `faded` is a
 * color with an opacity, `leading` a font size with a line height.
 */
export const BRACKET_KINDS = [
  'number',
  'px',
  'rem',
  'em',
  '%',
  'vw',
  'vh',
  'deg',
  'ms',
  's',
  'hex',
  'hexa',
  'faded',
  'leading',
] as const;
export type BracketKind = (typeof BRACKET_KINDS)[number];

/**
 * What a utility makes of one kind of value. In its texts `‹raw›` is the value as written, `‹×14›` its
 * number times 14, and `‹rgb›`, `‹hex›`, `‹alpha›` and `‹hexa›` are parts of a color.
 */
export interface Bracket {
  utility: string;
  kind: BracketKind;
  css: string;
  native: { ios: string; android: string };
}

/** A value in brackets, read. */
export interface BracketValue {
  kind: BracketKind;
  raw: string;
  number: number;
  /** Six digits, and those of the opacity. */
  hex: string;
  opacity: string;
  /** The opacity as CSS has it. */
  alpha: string;
}

const NUMBER = /^(-?(?:\d+\.?\d*|\.\d+))(px|rem|em|%|vw|vh|deg|ms|s)?$/;

/** Reads what stands in brackets, and the opacity behind them; nothing when it is of no known kind. */
export function readBracket(raw: string, modifier?: string): BracketValue | undefined {
  const color = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(raw);
  if (color) return readColor(raw, modifier);
  const [, amount, unit = 'number'] = NUMBER.exec(raw) ?? [];
  const kind = BRACKET_KINDS.find((candidate) => candidate === unit);
  if (!amount || !kind || modifier !== undefined) return undefined;
  return { kind, raw, number: Number(amount), hex: '', opacity: '', alpha: '' };
}

function readColor(raw: string, modifier: string | undefined): BracketValue | undefined {
  const short = raw.length < 6 ? raw.slice(1).replace(/./g, '$&$&') : raw.slice(1);
  const digits = short.toLowerCase();
  const [hex, opacity] = [digits.slice(0, 6), digits.slice(6)];
  if (modifier === undefined) {
    return { kind: opacity ? 'hexa' : 'hex', raw, number: Number.NaN, hex, opacity, alpha: '' };
  }
  const alpha = toAlpha(modifier);
  if (opacity || alpha === undefined) return undefined;
  const last = Math.round(Number(alpha) * 255);
  const two = last.toString(16).padStart(2, '0');
  return { kind: 'faded', raw, number: Number.NaN, hex, opacity: two, alpha };
}

/** The opacity behind a slash as CSS has it: `50` is a step of the scale, `[.3]` a value. */
function toAlpha(modifier: string): string | undefined {
  const [, value] = /^\[((?:0?\.\d+)|0|1)\]$/.exec(modifier) ?? [];
  if (value) return value;
  return /^\d{1,3}$/.test(modifier) ? String(Number(modifier) / 100) : undefined;
}

/** Writes a text of a bracket for a value. */
export function fillBracket(text: string, value: BracketValue): string {
  const { raw, number, hex, opacity, alpha } = value;
  const channels = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const parts: Record<string, string> = {
    raw,
    alpha,
    rgb: channels.join(' '),
    hex: `#${hex}${value.kind === 'hexa' ? opacity : ''}`,
    hexa: `#${hex}${opacity}`,
  };
  return text.replace(/‹([^›]+)›/g, (_, name: string) =>
    name.startsWith('×') ? String(round(number * Number(name.slice(1)))) : (parts[name] ?? ''),
  );
}

/** Whether the texts hold for a value: a transform by nothing is none, and a sign does not stand twice. */
export function fits({ utility, native }: Bracket, { number }: BracketValue): boolean {
  if (number === 0 && native.ios.includes('transform')) return false;
  return !(utility.startsWith('-') && number < 0);
}

/** CSS with each declaration marked as important. */
export function toImportant(css: string): string {
  return css.replace(/(: [^;{}]+?)(?=\s*(?:;|\}|$))/g, '$1 !important');
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
