import type { Page } from '@playwright/test';
import postcss from 'postcss';
import type { Support } from '@/lib/classes/data/class-data';
import type { BuiltStyles, LibraryVersion } from './app-styles';
import type { NativeOs } from './device';
import type { Drawn, RenderSituation } from './device-program';
import { openApp } from './native-reference';
import { PARENTS } from './parents';
import { type GivenValue, rejectedValues, SVG, valueKey } from './react-native-types';

/**
 * Support of a class on a native platform, and the values that it sets in each situation. `hasEffect` is true
 * if the class does something other than set values, such as start an animation.
 */
export interface NativeVerdict {
  support: Support;
  values: Record<string, unknown>[];
  hasEffect: boolean;
  /** Values in the dark color scheme. Only set for classes without variants in an app with a theme. */
  dark?: Record<string, unknown>;
  /** Tested value of the variables that the class reads. Undefined for a class that reads none. */
  value?: string | number | number[];
  /** Why the class does not have full support. Helps to explain a difference from the class lookup. */
  why: string[];
}

/** Values of an app's variables, keyed by variable name. */
export type VariableValues = Record<string, string | number | number[]>;

/**
 * Class, split at the colons outside brackets. For example, `hover:p-4` has the variant `hover` and the base
 * `p-4`.
 */
interface Chain {
  variants: string[];
  base: string;
}

/** Splits a class into its variants and its base. */
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
/** Classes that read variables set by other classes. */
const READERS = [
  ...['shadow', 'ring', 'bg-gradient-to-r', 'transform', 'filter', 'backdrop-filter'],
  ...['bg-black', 'text-black', 'border-black', 'divide-black', 'ring-black', 'placeholder-black'],
];
/** Class of the rendered component's children. Their padding shows whether a variable reaches them. */
const CHILD = '[padding:var(--size)]';
/**
 * Returns all classes that an app must contain to test `names`. For each class with variants, this includes
 * the class without them, and `opacity-50` with each variant and with all of them. Also includes `READERS`
 * and the classes of parents and children.
 */
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
/**
 * All situations in which classes with variants are rendered. In the first one, nothing is pressed, hovered,
 * or focused.
 */
const STAGES: RenderSituation[] = [SMALL, LARGE].flatMap((window) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    [false, true].flatMap((isActive) =>
      (['none', 'quiet', 'active'] as const).map((group) => {
        const isRtl = window === LARGE;
        return { window, scheme, isActive, isEmpty: isActive, group, isRtl };
      }),
    ),
  ),
);
/** Window shapes that differ from those in `STAGES`, for variants that ask for a shape and a size. */
const SHAPES = [
  { width: 300, height: 200 },
  { width: 2000, height: 3000 },
];
/** Widths of containers between the sizes that container variants ask for. */
const CONTAINERS = [270, 290, 310, 360, 420, 470, 502, 550, 630, 730, 840, 950];
/**
 * Further situations, in which everything is pressed, hovered, and focused. They show whether native checks each of
 * two nested queries. NativeWind 2 has no such queries, and too many situations would take too long with it.
 */
const NESTED: RenderSituation[] = CONTAINERS.map((container, index) => ({
  ...{ window: SHAPES[index % 2] ?? SMALL, isRtl: index % 4 < 2, container },
  ...{ scheme: 'dark', isActive: true, isEmpty: true, group: 'active' },
}));
/**
 * Index of the first situation with parents that are not pressed, hovered, or focused. Group variants must
 * not apply there.
 */
const QUIET = STAGES.findIndex(({ group }) => group === 'quiet');

/** Classes to test in an app on one platform. */
interface Question {
  os: NativeOs;
  styles: BuiltStyles;
  names: readonly string[];
  /** Variables that a parent sets with `vars()`. */
  variables?: VariableValues;
  /** Whether the app's CSS can change variables in the dark color scheme. */
  hasTheme?: boolean;
}

/**
 * Determines how well a native platform supports each class by rendering an app that was built with these
 * classes.
 */
export async function nativeVerdicts(
  page: Page,
  version: LibraryVersion,
  question: Question,
): Promise<Map<string, NativeVerdict>> {
  await openApp(page, version, question);
  const all = withProbes(question.names);
  const sheet = version === 'v4' ? toSheet(question.styles[question.os]) : {};
  const set = question.variables ? { variables: question.variables } : {};
  const draw = (lists: string[], stage: RenderSituation) =>
    page.evaluate(([texts, at]) => window.drawClasses(texts, at), [
      lists,
      // In NativeWind 2, the component styles its children itself, and no variant requires a component
      // without children.
      { ...stage, ...set, ...(version === 'v4' ? { childClass: CHILD } : { isEmpty: false }) },
    ] as const);
  const stages =
    version === 'v4' ? [...STAGES.slice(0, -1), ...NESTED, ...STAGES.slice(-1)] : STAGES;
  const drawn = await drawEverywhere(all, draw, stages);
  const late =
    version === 'v2' ? await drawAgain(drawn, () => openApp(page, version, question), draw) : [];
  const read = await drawBesideReaders(question.names, sheet, draw);
  const dark = question.hasTheme ? await drawInDark(question.names, draw) : new Map();
  const renders = [...drawn.values(), [...read.values()], [...dark.values()]].flat();
  const judged = await toJudge(renders, question.os);
  const context = {
    drawn,
    read,
    dark,
    sheet,
    judged,
    styles: question.styles,
    late: new Set(late),
  };
  return new Map(
    question.names.map((name) => [
      name,
      version === 'v2' && OF_PART.test(splitVariants(name).base) ? WHOLE : toVerdict(name, context),
    ]),
  );
}

/**
 * Matches classes that should style only a component's placeholder. NativeWind 2 wrongly applies them to the
 * entire component.
 */
const OF_PART = /^!?placeholder-/;
const WHOLE: NativeVerdict = { support: 'none', values: [], hasEffect: false, why: ['the whole'] };

type Draw = (lists: string[], stage: RenderSituation) => Promise<Drawn[]>;

/** Renders the classes without variants in the first situation, with the dark color scheme. */
async function drawInDark(names: readonly string[], draw: Draw): Promise<Map<string, Drawn>> {
  const [stage] = STAGES;
  const plain = names.filter((name) => splitVariants(name).variants.length === 0);
  if (!stage) return new Map();
  const drawn = await draw(plain, { ...stage, scheme: 'dark' });
  return new Map(plain.map((name, index) => [name, drawn[index] ?? NOTHING]));
}

/** Renders classes with variants in every situation, and other classes only in the first and the last. */
async function drawEverywhere(
  all: string[],
  draw: Draw,
  stages: readonly RenderSituation[],
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
 * Rerenders the classes with variants that had no effect, in an app that starts in the last situation.
 * Returns the classes that now have an effect, and updates their entries in `drawn`. Such classes do not
 * react to changes while the app runs.
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

/**
 * Renders each class that sets variables together with the classes in `READERS` that read them. Returns the
 * styles that differ from those of the reading class alone. Omits classes that change nothing.
 */
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

/** Compiled rule for a class, with only the fields that are used here. */
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
  keyframes?: [name: string, frames: { frames: [property: string, unknown][] }][];
}

function toSheet([, module = '']: string[]): Sheet {
  return new Function(
    `return ${module.slice(module.indexOf('injectData(') + 10).replace(/;$/, '')}`,
  )();
}

function rulesOf({ n = [], i = [] }: SheetRules = {}): SheetRule[] {
  return [...n, ...i];
}

/**
 * Values of a rendered component that React Native and the platform accept (`kept`), and the names of the
 * values that they reject (`lost`).
 */
interface Judged {
  kept: Record<string, unknown>;
  lost: string[];
}

type Judge = (drawn: Drawn) => Judged;

/**
 * Style keys that have no effect on a platform. A type check cannot find them, because React Native's types
 * do not express this.
 */
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
    // A variant such as `{}-[tint]` sets a custom prop, and any component may define such a prop.
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

/**
 * Whether a value is set. False for `undefined` and `null`, for an object without values, and for the string
 * `undefined`, which NativeWind 2 uses for an unset variable.
 */
function hasValue(value: unknown): boolean {
  if (value === 'undefined') return false;
  if (typeof value !== 'object' || Array.isArray(value)) return value !== undefined;
  return Object.values(value ?? {}).some((entry) => entry !== undefined);
}

interface Context {
  drawn: Map<string, Drawn[]>;
  read: Map<string, Drawn>;
  dark: Map<string, Drawn>;
  sheet: Sheet;
  judged: Judge;
  styles: BuiltStyles;
  /** Classes that work only if their condition already applies when the app starts. */
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
  // For classes without variants, the lookup describes the small window, which is the window of the first
  // situation.
  const own = (variants.length > 0 ? all : all.slice(0, 1)).map(judged);
  const isAlone = own.some(({ kept, lost }) => Object.keys(kept).length + lost.length > 0);
  const beside = isAlone ? undefined : read.get(name);
  const found = beside ? [judged(beside)] : own;
  const values = found.map(({ kept }) => kept).filter((kept) => Object.keys(kept).length > 0);
  const animated = (sheet.keyframes ?? []).filter(([, { frames }]) => frames.length > 0);
  const known = new Set(animated.map(([animation]) => animation));
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
    ...rules.flatMap(({ animations }) =>
      (animations?.name ?? []).flatMap(({ value }) => lostScale(value, context)),
    ),
    ...(beside ? [] : withoutValue(rules, drawn.get(name) ?? [])),
    ...droppedOf(name, styles),
    ...(beside ? [] : lostConditions(name, context)),
    ...(context.late.has(name) ? ['only from the start'] : []),
  ];
  if (values.length === 0 && !hasEffect) return { ...nothing, why: [...new Set(why)] };
  // If a class depends on the window size and also has a variant for it, the lookup shows the values for the
  // small window. These are accepted too.
  const usual = (drawn.get(splitVariants(name).base) ?? []).map((drawing) => judged(drawing).kept);
  const inDark = beside ? undefined : context.dark.get(name);
  return {
    support: why.length > 0 ? 'partial' : 'full',
    values: [
      ...values,
      ...(variants.length > 0 && !isMoved(name, splitVariants(name).base, context) ? usual : []),
    ],
    hasEffect,
    ...(inDark && { dark: judged(inDark).kept }),
    why: [...new Set(why)],
  };
}

/** Returns `frames: scale` if keyframes scale on the web, but not on native, which drops this without a warning. */
function lostScale(animation: string, { sheet, styles }: Context): string[] {
  const frames = sheet.keyframes?.find(([name]) => name === animation)?.[1].frames ?? [];
  let isScaling = false;
  postcss.parse(styles.web).walkAtRules('keyframes', (rule) => {
    if (rule.params === animation) isScaling ||= /\bscale(?:3d)?\(/.test(rule.toString());
  });
  return isScaling && !frames.some(([property]) => /^scale/.test(property))
    ? ['frames: scale']
    : [];
}

/** Style keys that NativeWind never sets on native. A transition of only these keys has no effect. */
const NEVER_SET = new Set(['boxShadow', 'filter']);

function idle(properties: string[]): string[] {
  const isIdle = properties.length > 0 && properties.every((key) => NEVER_SET.has(key));
  return isIdle ? properties.map((key) => `idle: ${key}`) : [];
}

/**
 * Whether a property is vendor-prefixed and was added by the web build for a browser. Native does not need
 * it.
 */
function isAdded(property: string, name: string): boolean {
  return (
    /^-(?:webkit|moz|ms)-/.test(property) &&
    !name.includes(property.replace(/^-webkit-(?=line-clamp)/, ''))
  );
}

/**
 * Returns the declarations in the compiled styles that have no value at run time. The format is `no value:
 * color`.
 */
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

/**
 * Returns the declarations of a class that NativeWind 2's compiler reports as dropped, in the form `dropped:
 * float`.
 */
function droppedOf(name: string, { dropped }: BuiltStyles): string[] {
  const escaped = `.${name.replace(/[^\w-]/g, '\\$&')}`;
  return Object.entries(dropped).flatMap(([selector, properties]) =>
    selector === escaped || selector.startsWith(`${escaped} `) || selector.startsWith(`${escaped}:`)
      ? properties.map((property) => `dropped: ${property}`)
      : [],
  );
}

/** Returns one character per situation: `x` if the class applies in it, and `-` if not. */
function pattern(name: string, { drawn, judged }: Context): string {
  return (drawn.get(name) ?? [])
    .map((found) => (Object.keys(judged(found).kept).length > 0 ? 'x' : '-'))
    .join('');
}

function applies(variants: string[], context: Context): boolean {
  return variants.length === 0 || pattern(probeOf(variants), context).includes('x');
}

/**
 * Returns the variants that native does not treat as conditions, in the form `always: hover`. Adds `not all
 * conditions` if the variants together do not apply in exactly the situations in which each of them applies
 * alone.
 */
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

/** Matches variants whose purpose is to move a value to another prop. */
const MOVERS = /^(?:\{\}|(?:placeholder|selection)$)/;
/**
 * Matches variants that select the platform or the element that a class applies to. They are not conditions.
 */
const PLACES = /^(?:ios|android|native|parent)$/;

/** Whether a class's variants move a value to a prop. */
function isMoved(name: string, base: string, { drawn }: Context): boolean {
  const props = (list: string) => drawn.get(list)?.map(({ props }) => Object.keys(props).length);
  return Math.max(0, ...(props(name) ?? [])) > Math.max(0, ...(props(base) ?? []));
}
