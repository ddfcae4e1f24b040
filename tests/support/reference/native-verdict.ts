import type { Page } from '@playwright/test';
import type { Support } from '@/lib/classes/data/class-data';
import type { BuiltStyles, LibraryVersion } from './app-styles';
import type { NativeOs } from './device';
import type { Drawn, Stage } from './device-program';
import { openApp } from './native-reference';
import { PARENTS } from './parents';
import { type GivenValue, rejectedValues, SVG, valueKey } from './react-native-types';

/** What a platform makes of a class: how far it goes, and the values in each situation where it applies. */
export interface NativeVerdict {
  support: Support;
  values: Record<string, unknown>[];
  hasEffect: boolean;
  /** The value that the variables of the app had. */
  value?: string | number | number[];
  /** Why it is not all, for the reader of a difference. */
  why: string[];
}

/** Variables of an app with their values. */
export type Variables = Record<string, string | number | number[]>;

/** A class taken apart at the colons outside brackets. */
interface Chain {
  variants: string[];
  base: string;
}

/** Takes a class apart. */
function splitVariants(text: string): Chain {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('[({'.includes(letter)) depth += 1;
    if ('])}'.includes(letter)) depth -= 1;
    if (letter === ':' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return { base: parts.pop() ?? '', variants: parts };
}

const PROBE = 'opacity-50';
/** Classes that read the variables which others set. */
const READERS = [
  ...['shadow', 'ring', 'bg-gradient-to-r', 'transform', 'filter', 'backdrop-filter'],
  ...['bg-black', 'text-black', 'border-black', 'divide-black', 'ring-black', 'placeholder-black'],
];
/** The class of a child that shows that a variable reaches it. */
const CHILD = '[padding:var(--size)]';
/** The classes that an app needs so that those in question can be judged. */
export function withProbes(names: readonly string[]): string[] {
  const beside = names.flatMap((name) => {
    const { variants, base } = splitVariants(name);
    return variants.length === 0
      ? []
      : [base, ...variants.map((variant) => probeOf([variant])), probeOf(variants)];
  });
  return [...new Set([...names, ...beside, ...READERS, ...PARENTS, CHILD])];
}

function probeOf(variants: string[]): string {
  return [...variants, PROBE].join(':');
}

const SMALL = { width: 400, height: 800 };
const LARGE = { width: 2000, height: 1000 };
/** Every situation in which a class with variants is drawn; the first is that of a component that nobody touches. */
const STAGES: Stage[] = [SMALL, LARGE].flatMap((window) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    [false, true].flatMap((isActive) =>
      (['none', 'quiet', 'active'] as const).map((group) => {
        const isRtl = window === LARGE;
        return { window, scheme, isActive, isEmpty: isActive, group, isRtl };
      }),
    ),
  ),
);
/** The situations of a parent that is a group and nothing else, in which no variant of groups may apply. */
const QUIET = STAGES.findIndex(({ group }) => group === 'quiet');

/** A question about the classes of an app on a platform. */
interface Question {
  os: NativeOs;
  styles: BuiltStyles;
  names: readonly string[];
  /** What a parent sets with `vars()`. */
  variables?: Variables;
}

/** What one platform makes of classes, as the app that was built with them behaves. */
export async function nativeVerdicts(
  page: Page,
  version: LibraryVersion,
  question: Question,
): Promise<Map<string, NativeVerdict>> {
  await openApp(page, version, question);
  const all = withProbes(question.names);
  const sheet = version === 'v4' ? toSheet(question.styles[question.os]) : {};
  const set = question.variables ? { variables: question.variables } : {};
  const draw = (lists: string[], stage: Stage) =>
    page.evaluate(([texts, at]) => window.drawClasses(texts, at), [
      lists,
      // Version 2 styles children, and has no variant that asks for none.
      { ...stage, ...set, ...(version === 'v4' ? { childClass: CHILD } : { isEmpty: false }) },
    ] as const);
  const drawn = await drawEverywhere(all, draw);
  const late =
    version === 'v2' ? await drawAgain(drawn, () => openApp(page, version, question), draw) : [];
  const read = await drawBesideReaders(question.names, sheet, draw);
  const judged = await toJudge([...drawn.values()].flat().concat([...read.values()]), question.os);
  const context = { drawn, read, sheet, judged, styles: question.styles, late: new Set(late) };
  return new Map(
    question.names.map((name) => [
      name,
      version === 'v2' && OF_PART.test(splitVariants(name).base) ? WHOLE : toVerdict(name, context),
    ]),
  );
}

/** Classes for a part of a component, with which version 2 styles the whole: not what they say. */
const OF_PART = /^!?placeholder-/;
const WHOLE: NativeVerdict = { support: 'none', values: [], hasEffect: false, why: ['the whole'] };

type Draw = (lists: string[], stage: Stage) => Promise<Drawn[]>;

/** Classes with variants in every situation, the others in the first and the last. */
async function drawEverywhere(
  all: string[],
  draw: Draw,
  stages: readonly Stage[] = STAGES,
): Promise<Map<string, Drawn[]>> {
  const drawn = new Map<string, Drawn[]>(all.map((name) => [name, []]));
  const conditional = all.filter((name) => splitVariants(name).variants.length > 0);
  for (const [index, stage] of stages.entries()) {
    const isEnd = index === 0 || index === stages.length - 1;
    const asked = isEnd ? all : conditional;
    const found = await draw(asked, stage);
    for (const [at, name] of asked.entries()) drawn.get(name)?.push(found[at] ?? NOTHING);
  }
  return drawn;
}

/**
 * Redraws classes with variants that had no effect, in an app that starts in the last situation. Returns the classes that
 * have an effect there: they ignore changes while the app runs.
 */
async function drawAgain(
  drawn: Map<string, Drawn[]>,
  restart: () => Promise<unknown>,
  draw: Draw,
): Promise<string[]> {
  const isEmpty = ({ style, props, child }: Drawn) => ![style, props, child].some(hasValue);
  const empty = [...drawn].filter(([, drawings]) => drawings.length > 2 && drawings.every(isEmpty));
  if (empty.length === 0) return [];
  await restart();
  const again = await drawEverywhere(
    empty.map(([name]) => name),
    draw,
    [...STAGES].reverse(),
  );
  const late = [...again].filter(([, drawings]) => !drawings.every(isEmpty));
  for (const [name, drawings] of late) drawn.set(name, drawings.reverse());
  return late.map(([name]) => name);
}

/** Classes that only set variables, beside one that reads them; nothing where it changes nothing. */
async function drawBesideReaders(
  names: readonly string[],
  { rules = {} }: Sheet,
  draw: Draw,
): Promise<Map<string, Drawn>> {
  const pairs = names.flatMap((name) => {
    const variables = rulesOf(rules[name]).flatMap((rule) => rule.variables ?? []);
    const found = READERS.filter((reader) =>
      variables.some(([variable]) => JSON.stringify(rules[reader] ?? '').includes(`"${variable}"`)),
    );
    return found.map((reader) => ({ name, reader }));
  });
  const [stage] = STAGES;
  if (!stage) return new Map();
  const alone = await draw(
    pairs.map(({ reader }) => reader),
    stage,
  );
  const beside = await draw(
    pairs.map(({ name, reader }) => `${reader} ${name}`),
    stage,
  );
  const changed = pairs.flatMap(({ name }, index): [string, Drawn][] => {
    const [before, after] = [alone[index], beside[index]];
    if (!before || !after) return [];
    const style = Object.fromEntries(
      Object.entries(after.style).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(Object(before.style)[key]),
      ),
    );
    return Object.keys(style).length > 0 ? [[name, { ...NOTHING, style }]] : [];
  });
  return new Map(changed.reverse());
}

const NOTHING: Drawn = { style: {}, props: {}, child: {} };

/** What Metro writes of a class, as far as it is read here. */
interface SheetRule {
  d?: unknown[][];
  variables?: [string, unknown][];
  animations?: { name?: { type: string; value: string }[] };
  transition?: { property?: string[] };
  container?: object;
}
interface SheetRules {
  n?: SheetRule[];
  i?: SheetRule[];
  warnings?: { property: string }[];
}
interface Sheet {
  rules?: Record<string, SheetRules>;
  keyframes?: [name: string, frames: unknown][];
}

function toSheet([, module = '']: string[]): Sheet {
  return new Function(
    `return ${module.slice(module.indexOf('injectData(') + 10).replace(/;$/, '')}`,
  )();
}

function rulesOf({ n = [], i = [] }: SheetRules = {}): SheetRule[] {
  return [...n, ...i];
}

/** What a component keeps of a drawing, and what React Native or the platform does not take. */
interface Judged {
  kept: Record<string, unknown>;
  lost: string[];
}

type Judge = (drawn: Drawn) => Judged;

/** Style keys of one platform: what React Native's types put into interfaces of their own, or say in a comment. */
const FOREIGN: Record<NativeOs, ReadonlySet<string>> = {
  ios: new Set([
    'elevation',
    'textAlignVertical',
    'verticalAlign',
    'includeFontPadding',
    'cursorColor',
    'android_ripple',
  ]),
  android: new Set([
    'shadowOffset',
    'shadowOpacity',
    'shadowRadius',
    'textDecorationColor',
    'textDecorationStyle',
    'borderCurve',
  ]),
};

async function toJudge(all: Drawn[], os: NativeOs): Promise<Judge> {
  const rejected = await rejectedValues(all.flatMap(givenValues));
  return (drawn) => {
    const given = givenValues(drawn);
    // A prop that variants name themselves is one of the component that it is written on.
    const isKept = (value: GivenValue & { name: string }) =>
      value.name === 'prop tint' || (!rejected.has(valueKey(value)) && !FOREIGN[os].has(value.key));
    return {
      kept: Object.fromEntries(given.filter(isKept).map(({ name, value }) => [name, value])),
      lost: given.filter((value) => !isKept(value)).map(({ name }) => name),
    };
  };
}

function givenValues({ style, props, child }: Drawn): (GivenValue & { name: string })[] {
  const list = (kind: GivenValue['kind'], values: object, prefix: string) =>
    Object.entries(values)
      .filter(([, value]) => hasValue(value))
      .map(([key, value]) => ({
        kind,
        key,
        value,
        name: `${SVG.has(key) ? 'prop ' : prefix}${key}`,
      }));
  return [
    ...list('style', style, ''),
    ...list('prop', props, 'prop '),
    ...list('style', child, 'child '),
  ];
}

/** False for `undefined`, for an object with no values, and for the string `undefined`, which version 2 writes for an unset variable. */
function hasValue(value: unknown): boolean {
  if (value === 'undefined') return false;
  if (typeof value !== 'object' || Array.isArray(value)) return value !== undefined;
  return Object.values(value ?? {}).some((entry) => entry !== undefined);
}

interface Context {
  drawn: Map<string, Drawn[]>;
  read: Map<string, Drawn>;
  sheet: Sheet;
  judged: Judge;
  styles: BuiltStyles;
  /** Classes that only work if the app starts in the right situation. */
  late: ReadonlySet<string>;
}

function toVerdict(name: string, context: Context): NativeVerdict {
  const { drawn, read, sheet, judged, styles } = context;
  const nothing = { support: 'none' as const, values: [], hasEffect: false };
  const stopped = styles.stopped[name];
  if (stopped) return { ...nothing, why: [`stops: ${stopped}`] };
  const { variants } = splitVariants(name);
  const rules = rulesOf(sheet.rules?.[name]);
  const all = drawn.get(name) ?? [];
  // Answers for a class without variants are for the small window, the first.
  const own = (variants.length > 0 ? all : all.slice(0, 1)).map(judged);
  const isAlone = own.some(({ kept, lost }) => Object.keys(kept).length + lost.length > 0);
  const beside = isAlone ? undefined : read.get(name);
  const found = beside ? [judged(beside)] : own;
  const values = found.map(({ kept }) => kept).filter((kept) => Object.keys(kept).length > 0);
  const known = new Set(sheet.keyframes?.map(([animation]) => animation));
  const isSet = (drawn.get(name) ?? []).some(({ isRead }) => isRead);
  const hasEffect =
    isSet ||
    (rules.some(
      ({ animations, transition, container }) =>
        (animations?.name?.some(({ type, value }) => type === 'none' || known.has(value)) ||
          transition) ??
        container,
    ) &&
      applies(variants, context));
  const why = [
    ...(drawn.get(name) ?? []).flatMap(({ error }) => (error ? [`throws: ${error}`] : [])),
    ...found.flatMap(({ lost }) => lost),
    ...(sheet.rules?.[name]?.warnings ?? [])
      .filter(({ property }) => !isAdded(property, name))
      .map(({ property }) => `warned: ${property}`),
    ...rules.flatMap(({ transition }) => idle(transition?.property ?? [])),
    ...(beside ? [] : withoutValue(rules, drawn.get(name) ?? [])),
    ...droppedOf(name, styles),
    ...(beside ? [] : lostConditions(name, context)),
    ...(context.late.has(name) ? ['only from the start'] : []),
  ];
  if (values.length === 0 && !hasEffect) return { ...nothing, why: [...new Set(why)] };
  // Behind a variant of the window, a value that follows the window is told for the usual one.
  const usual = (drawn.get(splitVariants(name).base) ?? []).map((drawing) => judged(drawing).kept);
  return {
    support: why.length > 0 ? 'partial' : 'full',
    values: [
      ...values,
      ...(variants.length > 0 && !isMoved(name, splitVariants(name).base, context) ? usual : []),
    ],
    hasEffect,
    why: [...new Set(why)],
  };
}

/** Style keys that NativeWind never sets on native, so a transition of nothing else has no effect. */
const NEVER_SET = new Set(['boxShadow', 'filter']);

function idle(properties: string[]): string[] {
  const isIdle = properties.length > 0 && properties.every((key) => NEVER_SET.has(key));
  return isIdle ? properties.map((key) => `idle: ${key}`) : [];
}

/** Whether the build of the web has added a property for a browser: native loses nothing with it. */
function isAdded(property: string, name: string): boolean {
  return (
    /^-(?:webkit|moz|ms)-/.test(property) &&
    !name.includes(property.replace(/^-webkit-(?=line-clamp)/, ''))
  );
}

/** Declarations that are in the sheet, and that the runtime finds no value for. */
function withoutValue(rules: SheetRule[], found: Drawn[]): string[] {
  const paths = rules.flatMap(({ d = [] }) =>
    d.flatMap(([, path]) => (path ? [[path].flat()] : [])),
  );
  const given = found.map(({ style, props }) => JSON.stringify([style, props]));
  return paths
    .map((path) => String(path.at(-1)))
    .filter((key) => !given.some((text) => text.includes(`"${key}":`)))
    .map((key) => `no value: ${key}`);
}

/** The declarations of a class that the compiler of version 2 says it drops. */
function droppedOf(name: string, { dropped }: BuiltStyles): string[] {
  const escaped = `.${name.replace(/[^\w-]/g, '\\$&')}`;
  return Object.entries(dropped).flatMap(([selector, properties]) =>
    selector === escaped || selector.startsWith(`${escaped} `) || selector.startsWith(`${escaped}:`)
      ? properties.map((property) => `dropped: ${property}`)
      : [],
  );
}

/** In which situations a class applies, one letter each. */
function pattern(name: string, { drawn, judged }: Context): string {
  return (drawn.get(name) ?? [])
    .map((found) => (Object.keys(judged(found).kept).length > 0 ? 'x' : '-'))
    .join('');
}

function applies(variants: string[], context: Context): boolean {
  return variants.length === 0 || pattern(probeOf(variants), context).includes('x');
}

/** The variants of which native forgets that they are conditions. */
function lostConditions(name: string, context: Context): string[] {
  const { variants, base } = splitVariants(name);
  if (variants.length === 0) return [];
  const moves = isMoved(name, base, context);
  const each = variants.map((variant) => pattern(probeOf([variant]), context));
  const alone = variants.filter((variant, index) => {
    const found = each[index] ?? '';
    const isQuiet = /^group/.test(variant) && found[QUIET] === 'x';
    const isAlways = !found.includes('-') && !(moves && MOVERS.test(variant));
    return !PLACES.test(variant) && (isAlways || isQuiet);
  });
  const whole = pattern(probeOf(variants), context);
  const expected = [...whole].map((_, at) =>
    each.every((found) => found[at] === 'x') ? 'x' : '-',
  );
  const isOther = whole !== expected.join('');
  return [
    ...alone.map((variant) => `always: ${variant}`),
    ...(isOther ? ['not all conditions'] : []),
  ];
}

/** Variants that move a value elsewhere, which is what they say. */
const MOVERS = /^(?:\{\}|(?:placeholder|selection)$)/;
/** Variants that say where a class goes, not when. */
const PLACES = /^(?:ios|android|native|parent)$/;

/** Whether variants move a value elsewhere, to a prop. */
function isMoved(name: string, base: string, { drawn }: Context): boolean {
  const props = (list: string) => drawn.get(list)?.map(({ props }) => Object.keys(props).length);
  return Math.max(0, ...(props(name) ?? [])) > Math.max(0, ...(props(base) ?? []));
}
