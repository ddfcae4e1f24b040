import { fillBracket, fits, readBracket } from './brackets';
import { colorOf } from './colors';
import { type Found, type LookupGroup, type LookupIndex, valuesOf, written } from './lookup-index';

/** A value in brackets, as far as the library follows a rule for its kind. */
export function fromBrackets(
  base: string,
  raw: string,
  modifier: string | undefined,
  { brackets, pageOf }: LookupIndex,
): Found | undefined {
  const utility = base.replace(/-\[.*$/, '');
  const value = readBracket(raw, modifier);
  const bracket = brackets.get(utility)?.find(({ kind }) => kind === value?.kind);
  if (!value || !bracket || !fits(bracket, value)) return undefined;
  const { css, native, support, remarks } = bracket;
  return {
    css: fillBracket(css, value),
    ios: fillBracket(native.ios, value),
    android: fillBracket(native.android, value),
    support,
    remarks,
    page: pageOf(utility) ?? pageOf(utility.replace(/^-/, '')),
    isDerived: true,
  };
}

/** A font size with a line height after a slash: the size of one class, the height of `leading-*`. */
export function withLeading(
  place: [LookupGroup, string],
  modifier: string,
  index: LookupIndex,
): Found | undefined {
  const rule = index.brackets.get('text')?.find(({ kind }) => kind === 'leading');
  const size = written(place, index);
  const name = `leading-${modifier}`;
  const leading = index.places.get(name);
  const raw = /^\[(.*)\]$/.exec(modifier)?.[1];
  const height = leading
    ? written(leading, index)
    : fromBrackets(name, raw ?? '', undefined, index);
  if (!rule || !height) return undefined;
  const em = /line-height: [\d.]+$/.test(height.css);
  const fontSize = Number(/fontSize: ([\d.]+)/.exec(size.ios)?.[1]);
  const native = (text: string) =>
    text.replace(/[\d.]+$/, (number) => {
      const lines = em ? (Number(number) / 14) * fontSize : Number(number);
      return String(Math.round(lines * 100) / 100);
    });
  const join = (own: string, other: string) => own.replace(/line-?height: \S+$/i, other);
  const { support, remarks } = rule;
  return {
    ...size,
    css: join(size.css, height.css),
    ios: rule.native.ios && join(size.ios, native(height.ios)),
    android: rule.native.android && join(size.android, native(height.android)),
    support,
    remarks,
    isDerived: true,
  };
}

/** Whether a class is a size of text, which takes a line height behind a slash. */
export function fontSizeOf(base: string, places: LookupIndex['places']): boolean {
  return places.get(base)?.[0].shapes[0]?.startsWith('font-size:') ?? false;
}

/** The utility of a class that is a color and can be faded. */
export function colorUtility(
  base: string,
  places: LookupIndex['places'],
  brackets: LookupIndex['brackets'],
): string | undefined {
  const place = places.get(base);
  const parts = base.split('-');
  const utility = parts
    .map((_, end) => parts.slice(0, end).join('-'))
    .find((name) => brackets.get(name)?.some(({ kind }) => kind === 'faded'));
  return place && colorOf(valuesOf(place)) ? utility : undefined;
}
