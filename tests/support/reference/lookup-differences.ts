import postcss from 'postcss';
import { decodeSupport } from '@/lib/classes/data/class-data';
import type { Answer, Found } from '@/lib/classes/lookup/lookup-index';
import { type ClassDeclaration, declarationsOf } from './css-rules';
import type { NativeVerdict } from './native-verdict';
import { withValue } from './variable-trials';
import type { WebVerdict } from './web-verdict';

/**
 * Support of a class on each platform, as found by building and running an app. The class lookup is not
 * involved.
 */
export interface Reference {
  web: WebVerdict;
  /**
   * Support on iOS. If the class reads variables, the array has one entry for each tested value, limited to
   * the values with the best support. `android` is the same for Android.
   */
  ios: NativeVerdict[];
  android: NativeVerdict[];
}

/**
 * Difference between the class lookup and the reference for `text`. `lookup` and `reference` contain the two
 * differing results.
 */
export interface Difference {
  kind: 'class or not' | 'support' | 'css' | 'native style';
  text: string;
  lookup: string;
  reference: string;
}

/** Compares a lookup result with the reference and returns the differences. */
export function differencesOf(text: string, answer: Answer, reference: Reference): Difference[] {
  const { web, ios, android } = reference;
  const exists = [web, ...ios, ...android].some(({ support }) => support !== 'none');
  const { found, problem } = answer;
  if (!found || !exists) {
    const says = problem ?? found?.support ?? 'nothing';
    const isSame = exists ? Boolean(found) : problem !== undefined || found?.support === '---';
    return isSame
      ? []
      : [{ kind: 'class or not', text, lookup: says, reference: supports(reference) }];
  }
  return [
    ...supportDifferences(text, found, reference),
    ...cssDifferences(text, found, web),
    ...styleDifferences(text, found, reference),
    ...darkDifferences(text, found, reference),
  ];
}

function supports({ web, ios, android }: Reference): string {
  const own = [web, ...ios.slice(0, 1), ...android.slice(0, 1)].map(
    ({ support, why }) => `${support}${why.length ? ` (${why.join(', ')})` : ''}`,
  );
  return own.join(' · ');
}

function supportDifferences(text: string, found: Found, reference: Reference): Difference[] {
  const said = decodeSupport(found.support);
  const isSame =
    said.web === reference.web.support &&
    (['ios', 'android'] as const).every((os) => said[os] === reference[os][0]?.support);
  if (isSame) return [];
  const lookup = `${Object.values(said).join(' · ')} ${found.remarks.join(' ')}`;
  return [{ kind: 'support', text, lookup, reference: supports(reference) }];
}

function cssDifferences(text: string, { css }: Found, { declarations }: WebVerdict): Difference[] {
  const lookup = toLines(writtenIn(css));
  const reference = toLines(declarations);
  return lookup === reference ? [] : [{ kind: 'css', text, lookup, reference }];
}

/** Parses CSS in the format of a lookup result: nested, with `&` for the class. */
function writtenIn(css: string): ClassDeclaration[] {
  const [rule] = postcss.parse(`.class { ${css.replace(/(^|; )(?=> )/g, '$1& ')} }`).nodes;
  return rule?.type === 'rule' ? declarationsOf(rule, 'class') : [];
}

const PREFIXED = /(?:^|, )-(?:webkit|moz|ms)-/;

function toLines(declarations: ClassDeclaration[]): string {
  // Ignores vendor prefixes, because every build adds different ones.
  const lines = declarations
    .filter(({ prop, value }) => !/^-(?!-)/.test(prop) && !PREFIXED.test(value))
    .map(({ around, prop, value }) => `${around} { ${prop}: ${value} }`);
  return [...new Set(lines)].sort().join('\n');
}

function styleDifferences(text: string, found: Found, reference: Reference): Difference[] {
  return (['ios', 'android'] as const).flatMap((os): Difference[] => {
    const tried = reference[os].filter(({ values, hasEffect }) => !hasEffect && values.length > 0);
    if (tried.length === 0) return [];
    const isSame = tried.some(({ values, value }) => {
      const said = withValue(found[os], value).map((style) => toText(toValues(style)));
      return values.some((given) => said.includes(toText(given)));
    });
    const shown = [...new Set(tried.flatMap(({ values }) => values.map(toText)))].join(' or ');
    return isSame
      ? []
      : [{ kind: 'native style', text: `${text} (${os})`, lookup: found[os], reference: shown }];
  });
}

/** Compares the remark about the dark color scheme. Without a remark, the style has to be the same in both schemes. */
function darkDifferences(text: string, found: Found, reference: Reference): Difference[] {
  return (['ios', 'android'] as const).flatMap((os): Difference[] => {
    const [verdict] = reference[os];
    const { dark, hasEffect, values = [], value } = verdict ?? {};
    if (!dark || hasEffect || values.length === 0 || value !== undefined) return [];
    const remarks = found.remarks.flatMap((remark) => {
      const [, on = os, style] = /^In dark mode(?: on (\w+))?: (.*)\.$/.exec(remark) ?? [];
      return style !== undefined && on.toLowerCase() === os ? [style] : [];
    });
    const said = remarks.length > 0 ? remarks : [found[os]];
    const isSame = said.some((style) => toText(toValues(style)) === toText(dark));
    const [lookup, shown] = [said.join(' or '), toText(dark)];
    return isSame
      ? []
      : [{ kind: 'native style', text: `${text} (${os}, dark)`, lookup, reference: shown }];
  });
}

/** Parses a native style in the format of a lookup result: style entries, props, and styles of children. */
function toValues(text: string): Record<string, unknown> {
  const parts = text.split(/; (?=[\w-]+(?:=|: |\b))/).filter((part) => !EFFECT.test(part));
  const entries = parts.flatMap((part): [string, unknown][] => {
    const [, prop, string, value] = /^([\w-]+)=(?:"(.*)"|\{(.*)\})$/.exec(part) ?? [];
    if (prop) return [[`prop ${prop}`, string ?? evaluate(`(${value})`)]];
    const [, child] = /^children: (\{.*\})$/.exec(part) ?? [];
    if (child)
      return Object.entries(Object(evaluate(`(${child})`))).map(([key, item]) => [
        `child ${key}`,
        item,
      ]);
    return Object.entries(
      Object(evaluate(`({${part.replace('transform: identity', 'transform: []')}})`)),
    );
  });
  return Object.fromEntries(entries);
}

/** Matches effects of a class that have no value to compare, such as animations. */
const EFFECT = /^(?:animation: |transition \w+: |--|(?:no )?container$)/;

function evaluate(code: string): unknown {
  try {
    return new Function(`return ${code}`)();
  } catch (error) {
    throw new Error(`The lookup shows invalid code: ${code}`, { cause: error });
  }
}

/**
 * Serializes values, sorted by key. Rounds numbers to three decimals, as NativeWind's Metro plugin does, and
 * omits transform steps without an effect.
 */
function toText(values: Record<string, unknown>): string {
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(entries), (key, value) => {
    if (typeof value === 'number') return Math.round(value * 1000) / 1000;
    return key === 'transform' && Array.isArray(value) ? value.filter(isMoving) : value;
  });
}

/** Whether a step of a transform has any effect. For example, `scale: 1` has none. */
function isMoving(step: object): boolean {
  const [[name = '', amount] = []] = Object.entries(step);
  return amount !== (/^scale|perspective/.test(name) ? 1 : 0) && amount !== '0deg';
}
