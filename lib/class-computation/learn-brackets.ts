import {
  BRACKET_KINDS,
  type BracketKind,
  type BracketValue,
  fillBracket,
  readBracket,
} from '@/lib/classes/brackets';
import type { ClassSupport, LearnedBracket } from '@/lib/classes/class-data';
import { splitColor } from '@/lib/classes/palette';
import { computeClasses } from './class-computation';
import type { LibraryName, Named, Share } from './libraries';

/** Values that are tried in brackets, written plainly and not; what is learned has to be the same for all of a kind. */
const PROBES: Record<BracketKind, string[]> = {
  number: ['[37]', '[.53]', '[700]'],
  px: ['[37px]', '[.53px]'],
  rem: ['[37rem]', '[.53rem]'],
  em: ['[37em]', '[.53em]'],
  '%': ['[37%]', '[.53%]'],
  vw: ['[37vw]', '[.53vw]'],
  vh: ['[37vh]', '[.53vh]'],
  deg: ['[37deg]', '[.53deg]'],
  ms: ['[37ms]', '[.53ms]'],
  s: ['[37s]', '[.53s]'],
  hex: ['[#123456]', '[#A1c]'],
  hexa: ['[#12345678]', '[#A1c8]'],
  faded: ['[#123456]/50', '[#A1c]/25'],
  leading: [],
};

const LENGTHS: BracketKind[] = ['px', 'rem', 'em', 'vw', 'vh'];
const TIMES: BracketKind[] = ['ms', 's'];
const COLORS: BracketKind[] = ['hex', 'hexa', 'faded'];
/** A declaration whose value is a number, alone, in a function, or as a factor. */
const VALUE = /: (?:[\w-]+\()?-?(?:\d+\.?\d*|\.\d+)(px|rem|em|vw|vh|%|deg|ms|s)?(?=\)|;|$| \*)/g;

/** The utilities of some classes with the kinds of values that their scales hold: others would be no CSS. */
export function utilitiesOf(classes: readonly ClassSupport[]): Map<string, Set<BracketKind>> {
  const found = new Map<string, Set<BracketKind>>();
  for (const { name, css, native } of classes) {
    const color = splitColor(name)?.utility;
    const utility = color ?? /^(.+)-[^-]+$/.exec(name)?.[1];
    if (!utility) continue;
    const kinds = found.get(utility) ?? new Set<BracketKind>();
    const texts = css ? [css] : [native.ios, native.android];
    for (const kind of color ? COLORS : texts.flatMap(kindsIn)) kinds.add(kind);
    found.set(utility, kinds);
  }
  return found;
}

function kindsIn(text: string): BracketKind[] {
  return [...text.matchAll(VALUE)].flatMap(([, unit = 'number']): BracketKind[] => {
    const kind = BRACKET_KINDS.find((candidate) => candidate === unit);
    if (!kind) return [];
    if (LENGTHS.includes(kind)) return [...LENGTHS, '%'];
    return TIMES.includes(kind) ? TIMES : [kind];
  });
}

/** Tries the kinds of values on their utilities and keeps what follows a rule. */
export async function computeBrackets(
  library: LibraryName,
  utilities: ReadonlyMap<string, ReadonlySet<BracketKind>>,
  share?: Share,
): Promise<LearnedBracket[]> {
  const pairs = [...utilities].flatMap(([utility, kinds]) =>
    BRACKET_KINDS.filter((kind) => kinds.has(kind)).map((kind) => ({ utility, kind })),
  );
  const probes = pairs.flatMap(({ utility, kind }) =>
    PROBES[kind].map((value): Named => [`${utility}-${value}`, 'brackets']),
  );
  const computed = await computeClasses(library, probes, share);
  const byName = new Map(computed.map((item) => [item.name, item]));
  const leading = utilities.has('text') ? [await learnLeading(library)] : [];
  const learned = pairs.flatMap(({ utility, kind }) => {
    const items = PROBES[kind].flatMap((value) => {
      const item = byName.get(`${utility}-${value}`);
      return item ? [{ item, value: toValue(value) }] : [];
    });
    const rule = learn(utility, kind, items);
    // A percentage beside lengths is a guess, which only an effect on native confirms.
    const isGuess = kind === '%' && utilities.get(utility)?.has('px');
    return rule && !(isGuess && !rule.native.ios) ? [rule] : [];
  });
  return [...learned, ...leading];
}

/** Whether native takes a font size with a line height behind a slash. */
async function learnLeading(library: LibraryName): Promise<LearnedBracket> {
  const [item] = await computeClasses(library, [['text-sm/6', 'brackets']]);
  if (!item) throw new Error('A font size with a line height was not computed.');
  const { support, why, notes } = item;
  const native = item.native.ios ? '‹raw›' : '';
  const texts = { css: '‹raw›', native: { ios: native, android: native } };
  return { utility: 'text', kind: 'leading', ...texts, support, why, notes };
}

/** The prefixes of classes that take something in brackets; nothing else can. */
export async function computeOpen(
  library: LibraryName,
  names: readonly string[],
): Promise<string[]> {
  const prefixes = new Set(
    names.flatMap((name) => {
      const parts = name.split('-');
      return parts.slice(0, -1).map((_, end) => parts.slice(0, end + 1).join('-'));
    }),
  );
  const utilities = [...prefixes].filter((prefix) => prefix && !splitColor(`${prefix}-500`));
  const probes = utilities.flatMap((utility) =>
    ANYTHING.map((value): Named => [`${utility}-${value}`, 'brackets']),
  );
  const taken = (await computeClasses(library, probes)).filter(isSomething);
  const open = new Set(taken.map(({ name }) => name.replace(/-\[.*$/, '')));
  return utilities.filter((utility) => open.has(utility)).sort();
}

const ANYTHING = ['[37]', '[37px]', '[37%]', '[37deg]', '[37ms]', '[#123456]', '[url(a)]', '[a]'];

interface Probe {
  item: ClassSupport;
  value: BracketValue;
}

function learn(utility: string, kind: BracketKind, probes: Probe[]): LearnedBracket | undefined {
  const [first, ...others] = probes;
  if (!first || !isSomething(first.item)) return undefined;
  const { support, why, notes } = first.item;
  const texts = { css: '', ios: '', android: '' };
  for (const part of ['css', 'ios', 'android'] as const) {
    const given = probes.map(({ item, value }) => ({ text: textOf(item, part), value }));
    const ways = part === 'css' ? [nameInCss] : [nameInStyle, nameInCss];
    const [text] = ways.flatMap((way) => generalize(given, way) ?? []);
    if (text === undefined) return undefined;
    texts[part] = text;
  }
  const facts = JSON.stringify([support, why, notes]);
  const agree = others.every(
    ({ item }) => JSON.stringify([item.support, item.why, item.notes]) === facts,
  );
  if (!agree) return undefined;
  const { css, ios, android } = texts;
  return { utility, kind, css, native: { ios, android }, support, why, notes };
}

function isSomething({ css, native }: ClassSupport): boolean {
  return css !== '' || native.ios !== '' || native.android !== '';
}

function textOf({ css, native }: ClassSupport, part: 'css' | 'ios' | 'android'): string {
  return part === 'css' ? css : native[part];
}

function toValue(probe: string): BracketValue {
  const [, raw = '', modifier] = /^\[(.*)\](?:\/(.*))?$/.exec(probe) ?? [];
  const value = readBracket(raw, modifier);
  if (!value) throw new Error(`The probe ${probe} is of no kind.`);
  return value;
}

/** A text that the library gives for a value. */
interface Given {
  text: string;
  value: BracketValue;
}

/** One text that gives each of the texts for its value; nothing when there is none. */
function generalize(
  probes: Given[],
  nameParts: (text: string, value: BracketValue) => string,
): string | undefined {
  const [first, second] = probes;
  if (!first || !second) return undefined;
  const numbers = nameParts(second.text, second.value).match(FREE_NUMBER) ?? [];
  let index = 0;
  const scaled = nameParts(first.text, first.value).replace(FREE_NUMBER, (number) => {
    const twin = numbers[index++];
    if (twin === number || twin === undefined) return number;
    return `‹×${Math.round((Number(number) / first.value.number) * 1e4) / 1e4}›`;
  });
  return probes.every(({ text, value }) => fillBracket(scaled, value) === text)
    ? scaled
    : undefined;
}

/** Numbers that stand by themselves. */
const FREE_NUMBER = /(?<![\w#.‹×-])-?\d+(?:\.\d+)?(?![\w.%])/g;

/** Puts names in the places of the value as it was written, and of the parts of a color. */
function nameInCss(text: string, value: BracketValue): string {
  const { raw, kind, alpha } = value;
  const isNumber = kind === 'number';
  const written = isNumber ? new RegExp(`(?<![\\w#.])${raw}(?![\\w.%])`, 'g') : raw;
  const named = text.replaceAll(written, '‹raw›');
  if (!Number.isNaN(value.number)) return named;
  const channels = named.replaceAll(fillBracket('‹rgb›', value), '‹rgb›');
  return kind === 'faded' ? channels.replaceAll(` / ${alpha})`, ' / ‹alpha›)') : channels;
}

/** A style has colors in six or eight digits, and numbers as JavaScript writes them. */
function nameInStyle(text: string, value: BracketValue): string {
  const { raw, kind } = value;
  if (kind === 'number') return text;
  if (!Number.isNaN(value.number)) {
    const unit = raw.replace(/^[-\d.]+/, '');
    return text.replaceAll(`${value.number}${unit}`, `‹×1›${unit}`);
  }
  const part = kind === 'faded' ? '‹hexa›' : '‹hex›';
  return text.replaceAll(fillBracket(part, value), part);
}
