import { load } from './library-packages';
import type { Variables } from './own-variables';
import { DEVICE } from './react-native-stub';
import {
  NO_CHAIN,
  SYSTEMS,
  toChain,
  type VariantFindings,
  type VariantVerdict,
  type WithVariants,
} from './variant-chain';

/** Output of NativeWind 2's compiler. */
export interface Extracted {
  raw: {
    styles: Record<string, Record<string, unknown>>;
    atRules?: Record<string, [name: string, params: string][][]>;
    units?: Record<string, Record<string, string>>;
    masks?: Record<string, number>;
    childClasses?: Record<string, string[]>;
    /** Run-time state that each class depends on, such as `colorScheme`, by class name. */
    topics?: Record<string, string[]>;
  };
  errors: { declaration?: { prop: string; value: string; parent?: { selector?: string } } }[];
}

type Raw = Extracted['raw'];

/** Tailwind plugin, with the part of its API that is used here. */
type Plugin = (api: { addComponents(rules: Record<string, Variables>): void }) => void;

/**
 * Classes that mark an element as a group or parent. They are always compiled, because the runtime only
 * tracks groups if such a class exists.
 */
export const RUNTIME_PARENTS = ['group', 'group-isolate', 'parent'];

/**
 * Compiles classes with NativeWind 2's compiler. `variables` are CSS variables that a Tailwind plugin sets in
 * `:root`.
 */
export function extract(safelist: string[], variables: Variables = {}): Extracted {
  const { extractStyles } = load('nativewind-v2/dist/postcss/extract-styles');
  const { nativePlugin } = load('nativewind-v2/dist/tailwind/native');
  const addRoot: Plugin = ({ addComponents }) => addComponents({ ':root': variables });
  const plugins = [...(Object.keys(variables).length > 0 ? [addRoot] : []), nativePlugin()];
  // Tailwind caches contexts by configuration and ignores functions. With `variables` in the configuration,
  // each set of values gets a separate cache entry.
  return extractStyles({ content: [{ raw: '' }], safelist, plugins, variables });
}

/**
 * Returns a test class for a variant, such as `hover:opacity-50`. Its compiled form shows what the variant
 * does.
 */
export function probeOf(variant: string): string {
  return `${variant}:opacity-50`;
}

/**
 * Returns the style that NativeWind 2's runtime merges from a space-separated list of classes, on the sample
 * device in light mode.
 */
export function mergedStyle(list: string, raw: Raw, os: string): Record<string, unknown> {
  const runtime = startRuntime(raw, { os, window: DEVICE, scheme: 'light' });
  const key = runtime.prepare(list, {});
  return Object.assign({}, ...runtime.getSnapshot()[key]);
}

/** Evaluates classes with variants by running NativeWind 2's runtime on the compiled styles. */
export interface Runtime {
  /**
   * Returns the outcome (see `VariantOutcome`) of a class with variants, such as `hover:p-4`, on the given
   * operating systems, and the conditions that the runtime checks. `variants` lists the variants in `name`.
   */
  judge(name: string, variants: string[], systems: string[]): VariantVerdict;
  /**
   * Returns which of a class's variants do not work on one operating system, and the conditions that the
   * runtime checks.
   */
  chain(item: WithVariants, system: string): VariantFindings;
}

/**
 * Creates an evaluator that runs NativeWind 2's own runtime in combinations of operating system, color
 * scheme, window size and interaction state.
 */
export function toRuntime(raw: Raw): Runtime {
  const given = inEverySituation(raw);
  const judge: Runtime['judge'] = (name, variants, systems) => {
    const found = given(name).filter(({ os }) => systems.includes(os));
    const conditions = conditionsOf({ name, variants }, raw, found);
    const effective = found.filter(isEffective).length;
    if (effective === 0)
      return { outcome: isCompiled(name, raw) ? 'never' : 'dropped', conditions };
    const isAlways = effective === found.length && conditions.length === 0;
    return { outcome: isAlways ? 'always' : 'works', conditions };
  };
  return {
    judge,
    chain({ name, variants, base }, system) {
      if (judge(base, [], [system]).outcome === 'dropped') return NO_CHAIN;
      const single = (variant: string) => judge(probeOf(variant), [variant], [system]);
      const chain = toChain(variants, judge(name, variants, [system]), single);
      return { ...chain, once: checkedOnce({ name, variants }, raw) };
    },
  };
}

/**
 * Returns the variants that are checked only on the first render, such as `dark:`. NativeWind 2 stores the
 * state that they depend on for the children of a class, and no component subscribes to it.
 */
function checkedOnce(
  { name, variants }: Pick<WithVariants, 'name' | 'variants'>,
  { topics = {} }: Raw,
): string[] {
  const followed = topics[name] ?? [];
  const missed = (topics[`${name}.children`] ?? []).filter((topic) => !followed.includes(topic));
  const follows = (variant: string) =>
    topics[probeOf(variant)]?.some((topic) => missed.includes(topic));
  return variants.filter(follows).map((variant) => `${variant}:`);
}

/**
 * Whether the runtime can find a class. The runtime searches by class name, so it never finds a style that is
 * stored under another name.
 */
function isCompiled(key: string, { styles, atRules = {}, childClasses = {} }: Raw) {
  return Boolean(styles[key] ?? atRules[key] ?? childClasses[key]);
}

function isEffective({ own, children }: Given): boolean {
  return own.length + children.length > 0;
}

function conditionsOf(
  { name, variants }: Pick<WithVariants, 'name' | 'variants'>,
  { atRules = {}, masks = {} }: Raw,
  given: Given[],
): string[] {
  const { matchesMask } = load('nativewind-v2/dist/utils/selector');
  const states = variants.filter((variant) => {
    const mask = masks[probeOf(variant)];
    return mask && matchesMask(masks[name] ?? 0, mask);
  });
  const onChildren = given.some(({ children }) => children.length > 0);
  const media = (atRules[name] ?? []).flat().map(([, params]) => params);
  return [...(onChildren ? ['on the children'] : []), ...media, ...states];
}

/**
 * Styles that NativeWind 2 applies in one situation, such as on iOS in dark mode, to an element and to its
 * children.
 */
interface Given {
  os: string;
  own: unknown[];
  children: unknown[];
}

/**
 * Returns the styles of a class in each combination of operating system, color scheme, window size and
 * interaction state.
 */
type InEverySituation = (className: string) => Given[];

const STATES = [{}, { hover: true }, { active: true }, { focus: true }];
const ALL_STATES = { hover: true, active: true, focus: true };
const WINDOWS = [
  { width: 300, height: 700 },
  { width: 2000, height: 1000 },
];

/**
 * Sets up a runtime for each combination of operating system, color scheme and window size. The returned
 * function also tries each interaction state.
 */
function inEverySituation(raw: Raw): InEverySituation {
  const states = [...STATES, ALL_STATES, ...groupStates(raw)];
  const runtimes = SYSTEMS.flatMap((os) =>
    WINDOWS.flatMap((window) =>
      ['light', 'dark'].map((scheme) => ({
        os,
        runtime: startRuntime(raw, { os, window, scheme }),
      })),
    ),
  );
  return (className) =>
    runtimes.flatMap(({ os, runtime }) => {
      load('react-native').Platform.OS = os;
      return states.map((state): Given => {
        const key = runtime.prepare(className, state);
        const styles = runtime.getSnapshot()[key];
        // Uses the second child, because some classes style all children except the first.
        const children = runtime.getChildStyles(styles, { nthChild: 2, ...toParent(state) }) ?? [];
        return { os, own: [...styles], children };
      });
    });
}

interface Situation {
  os: string;
  window: { width: number; height: number };
  scheme: string;
}

function startRuntime(raw: Raw, { os, window, scheme }: Situation) {
  const { Platform, Dimensions, Appearance } = load('react-native');
  const { StyleSheetRuntime } = load('nativewind-v2/dist/style-sheet/runtime');
  Dimensions.get = () => window;
  Appearance.getColorScheme = () => scheme;
  Platform.OS = os;
  const runtime = new StyleSheetRuntime();
  runtime.create(raw);
  return runtime;
}

/**
 * Returns the group states to try, such as `groupHover`. A component only tracks its group's state if some
 * class marks a parent as a group.
 */
function groupStates({ masks = {} }: Raw): object[] {
  const { GROUP, GROUP_ISO, matchesMask } = load('nativewind-v2/dist/utils/selector');
  const marks = (bit: number) => Object.values(masks).some((mask) => matchesMask(mask, bit));
  return [
    ...(marks(GROUP) ? [{ groupHover: true }, { groupActive: true }, { groupFocus: true }] : []),
    ...(marks(GROUP_ISO)
      ? [{ isolateGroupHover: true }, { isolateGroupActive: true }, { isolateGroupFocus: true }]
      : []),
  ];
}

function toParent(state: { hover?: boolean; active?: boolean; focus?: boolean }) {
  return { parentHover: state.hover, parentActive: state.active, parentFocus: state.focus };
}
