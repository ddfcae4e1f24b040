import { type ClassSupport, type Support, statusOf } from '@/lib/classes/data/class-data';
import { keyframeNames } from './animations';
import { isVariable, type Literal, print } from './literal';
import type { Observed } from './observe-class';
import { toText, type Variables, withVariables } from './own-variables';
import type { Accepts } from './type-tests';
import { NO_CHAIN, type VariantFindings } from './variant-chain';

/** Results for a class on every platform. */
export interface Observation {
  name: string;
  plugin: string;
  css: string;
  ios: Observed;
  android: Observed;
}

/**
 * Style keys and props that work on only one platform, mapped to that platform. Based on React Native's types
 * and docs.
 */
const ONLY: Record<string, 'ios' | 'android'> = {
  elevation: 'android',
  verticalAlign: 'android',
  textAlignVertical: 'android',
  cursorColor: 'android',
  android_ripple: 'android',
  shadowOffset: 'ios',
  shadowOpacity: 'ios',
  shadowRadius: 'ios',
  textDecorationColor: 'ios',
  textDecorationStyle: 'ios',
};

/** Style keys for which no class generates a value that React Native accepts. */
const NEVER_SET = new Set(['boxShadow', 'filter']);

/** Combines a class's results on the three platforms into the class data that the site displays. */
export function toClassSupport(
  { name, plugin, css, ios, android }: Observation,
  accepts: Accepts,
): ClassSupport {
  const native = {
    ios: verdict(ios, 'ios', accepts),
    android: verdict(android, 'android', accepts),
  };
  const { asked, missing } = keyframeNames(css);
  const support = {
    web: onWeb(css, asked.length - missing.length, missing.length),
    ios: missing.length > 0 ? partOf(native.ios.support) : native.ios.support,
    android: missing.length > 0 ? partOf(native.android.support) : native.android.support,
  };
  const why = [...native.ios.why, ...native.android.why];
  const some = statusOf(support) !== 'web only' && statusOf(support) !== 'no effect';
  const conditions = new Set([ios, android].flatMap(({ chain }) => chain?.conditions ?? []));
  return {
    name,
    plugin,
    css,
    native: { ios: native.ios.text, android: native.android.text },
    support,
    status: statusOf(support),
    why: [
      ...reason('failed', ios.failed ? [ios.failed] : []),
      ...variantReasons(ios.chain, android.chain),
      ...reason('keyframes', missing),
      ...reason('part', ios.part ? [ios.part] : []),
      ...new Set(why.filter((reason) => some || reason.startsWith('refused'))),
    ],
    notes: some ? combinedNotes(native) : [],
    ...(ios.chain && { conditions: [...conditions] }),
  };
}

/** Notes about the variables of an app, which can be different on iOS and Android. */
const OF_APP = /^(?:root|reads|dark):/;

/** Combines the notes on a class of both native platforms, with the notes about the app's variables on each. */
function combinedNotes({ ios, android }: Record<'ios' | 'android', PlatformVerdict>): string[] {
  if (ios.support === 'none') return android.notes;
  const own = [ios, android].map(({ notes }) => notes.filter((note) => OF_APP.test(note)));
  const [onIos = [], onAndroid = []] = own;
  if (android.support === 'none' || onIos.join() === onAndroid.join()) return ios.notes;
  const details = (notes: readonly string[], code: string) =>
    notes.flatMap((note) => (note.startsWith(`${code}:`) ? [note.slice(code.length + 1)] : []));
  const all = (code: string) => [...new Set(own.flatMap((notes) => details(notes, code)))];
  const reads = new Set(all('reads').flatMap((names) => names.split(', ')));
  const dark = all('dark');
  const isSameInDark = details(onIos, 'dark').join() === details(onAndroid, 'dark').join();
  return [
    ...ios.notes.filter((note) => !OF_APP.test(note)),
    ...all('root').map((values) => `root:${values}`),
    ...reason('reads', [...reads]),
    ...(isSameInDark
      ? dark.map((style) => `dark:${style}`)
      : [
          ...details(onIos, 'dark').map((style) => `dark-ios:${style}`),
          ...details(onAndroid, 'dark').map((style) => `dark-android:${style}`),
        ]),
  ];
}

function partOf(support: Support): Support {
  return support === 'full' ? 'partial' : support;
}

/**
 * Returns the support for a class on the web. `known` is the number of its animations whose keyframes the CSS
 * defines, and `missing` is the number of keyframe names that it does not define.
 */
function onWeb(css: string, known: number, missing: number): Support {
  if (!css) return 'none';
  if (missing === 0) return 'full';
  return known > 0 ? partOf('full') : 'none';
}

/**
 * Returns the reason codes for variants that prevent a class from applying on one or both native platforms.
 */
function variantReasons(ios = NO_CHAIN, android = NO_CHAIN): string[] {
  return (['dropped', 'never'] as const).flatMap((code) => {
    const isOn = (chain: VariantFindings) => (name: string) => chain[code].includes(name);
    return [
      ...reason(code, ios[code].filter(isOn(android))),
      ...reason(
        'android',
        ios[code].filter((name) => !isOn(android)(name)),
      ),
      ...reason(
        'ios',
        android[code].filter((name) => !isOn(ios)(name)),
      ),
    ];
  });
}

interface PlatformVerdict {
  text: string;
  support: Support;
  why: string[];
  notes: string[];
}

/**
 * Returns the best verdict for one platform: the verdict without values for CSS variables, or the verdict for
 * one set of example values.
 */
function verdict(observed: Observed, os: 'ios' | 'android', accepts: Accepts): PlatformVerdict {
  const plain = judged(observed, os, { accepts, values: {} });
  const withExamples = observed.withExamples.map((example) =>
    judged({ ...observed, ...example }, os, { accepts, values: example.values }),
  );
  const [first] = withExamples;
  // All example values give the same result, so the supported style does not depend on the variables.
  if (first && withExamples.every(({ text }) => text === first.text))
    return { ...first, notes: first.notes.filter((note) => !OF_VARIABLES.test(note)) };
  if (first && plain.support === 'full') return { ...plain, notes: [...plain.notes, 'fallback'] };
  const all = [plain, ...withExamples];
  const best = (support: Support) => {
    const found = all.filter((item) => item.support === support);
    return found.sort((a, b) => variableCount(b) - variableCount(a))[0];
  };
  return best('full') ?? best('partial') ?? first ?? plain;
}

const OF_VARIABLES = /^(?:reads|inlines|values):/;

/**
 * Counts the `var()` references in a verdict’s style. Among verdicts with the same support, the one with
 * the most references is preferred: if the input is a list of classes, an example value may be valid for
 * only some of the variables that they read.
 */
function variableCount({ text }: PlatformVerdict): number {
  return text.split('var(--').length - 1;
}

/**
 * `accepts` checks whether React Native accepts a value. `values` are the example values of CSS variables
 * that the result was computed with.
 */
interface Terms {
  accepts: Accepts;
  values: Variables;
}

function judged(
  observed: Observed,
  os: 'ios' | 'android',
  { accepts, values }: Terms,
): PlatformVerdict {
  const { dropped, never, always, group, once, conditions } = observed.chain ?? NO_CHAIN;
  if (dropped.length + never.length > 0) return { text: '', support: 'none', why: [], notes: [] };
  const style = entries(observed.style).filter(([key, value]) => accepts('style', key, value));
  // A variant can set any prop of the component, so props that a variant sets are not checked.
  const isNamed = (key: string) => conditions.some((text) => text.startsWith(`prop: ${key}`));
  const props = entries(observed.props).filter(
    ([key, value]) => isNamed(key) || accepts('prop', key, value),
  );
  const children = entries(observed.children).filter(([key, value]) =>
    accepts('style', key, value),
  );
  const kept = [...style, ...props, ...children];
  const known = new Set(kept.map(([key]) => key));
  const all = { ...observed.style, ...observed.props, ...observed.children };
  const refused = Object.keys(all).filter((key) => !known.has(key));
  const foreign = kept.filter(([key]) => key in ONLY && ONLY[key] !== os).map(([key]) => key);
  const works = kept.length > foreign.length || observed.effects.length > 0;
  const why = [
    ...reason('always', always),
    ...reason('group', group),
    ...reason('once', once),
    ...reason('lost', observed.lost),
    ...reason('idle', idle(observed.effects)),
    ...reason('refused', refused),
    ...(foreign.length ? reason(os === 'ios' ? 'android' : 'ios', foreign) : []),
  ];
  const isKept = ([key]: [string, Literal]) => works && !foreign.includes(key);
  const shown = (list: [string, Literal][]) =>
    list
      .filter(isKept)
      .map(([key, value]): [string, Literal] => [key, withVariables(value, values)]);
  const ofChildren = shown(children);
  const toChildren = ofChildren.length
    ? [`children: ${print(Object.fromEntries(ofChildren))}`]
    : [];
  // `native:` compiles to one rule per platform, all with the same effects.
  const effects = new Set([...toChildren, ...observed.effects]);
  const result = text(shown(style), shown(props), [...effects]);
  return {
    text: result,
    support: works ? (why.length ? 'partial' : 'full') : 'none',
    why,
    notes: [...notes(observed), ...inDark(observed, os, accepts), ...shownFor(result, values)],
  };
}

/** Returns a note with what the class sets in the dark color scheme, if that is different there. */
function inDark({ dark }: Observed, os: 'ios' | 'android', accepts: Accepts): string[] {
  if (!dark) return [];
  const style = entries(dark.style).filter(
    ([key, value]) => (ONLY[key] ?? os) === os && accepts('style', key, value),
  );
  return [`dark:${text(style, entries(dark.props), [])}`];
}

/** Returns a note with the example values, unless the style contains every variable as `var(--name)`. */
function shownFor(style: string, values: Variables): string[] {
  const all = Object.entries(values);
  if (all.every(([name]) => style.includes(`var(${name})`))) return [];
  return [`values:${all.map(([name, value]) => `${name}: ${toText(value)}`).join(', ')}`];
}

/**
 * Returns the style keys that a transition applies to, if no class sets any of them on native. Otherwise
 * returns an empty list.
 */
function idle(effects: string[]): string[] {
  const keys = effects.flatMap((effect) => effect.match(/^transition property: (.*)$/)?.[1] ?? []);
  return keys.every((key) => NEVER_SET.has(key)) ? keys : [];
}

function entries(values: Record<string, Literal>): [string, Literal][] {
  return Object.entries(values);
}

function reason(code: string, details: string[]): string[] {
  return details.length ? [`${code}:${[...new Set(details)].join(', ')}`] : [];
}

function text(style: [string, Literal][], props: [string, Literal][], effects: string[]): string {
  const attributes = props.map(([key, value]) =>
    typeof value === 'string' && !isVariable(value)
      ? `${key}="${value}"`
      : `${key}={${print(value)}}`,
  );
  const styles = style.map(declaration).join(', ');
  return [styles, ...attributes, ...effects].filter(Boolean).join('; ');
}

/** Formats one style entry, such as `width: 4`. Leaves out transform steps that have no effect. */
function declaration([key, value]: [string, Literal]): string {
  if (key !== 'transform' || !Array.isArray(value)) return `${key}: ${print(value)}`;
  const moving = value.filter((step) => {
    const [name = '', amount] = Object.entries(Object(step))[0] ?? [];
    return amount !== (/^scale|perspective/.test(name) ? 1 : 0) && amount !== '0deg';
  });
  return moving.length ? `transform: ${print(moving)}` : 'transform: identity';
}

function notes(observed: Observed): string[] {
  const prop = Object.keys(observed.props).length ? ['prop'] : [];
  const reader = observed.reader ? [`with:${observed.reader}`] : [];
  return [...observed.depends, ...prop, ...reader];
}
