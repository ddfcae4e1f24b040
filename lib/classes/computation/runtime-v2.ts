import { load } from './library-packages';
import type { Variables } from './own-variables';
import { DEVICE } from './react-native-stub';
import {
  type Chain,
  NO_CHAIN,
  SYSTEMS,
  toChain,
  type VariantVerdict,
  type WithVariants,
} from './variant-chain';

/** What NativeWind 2's compiler hands to its runtime. */
export interface Extracted {
  raw: {
    styles: Record<string, Record<string, unknown>>;
    atRules?: Record<string, [name: string, params: string][][]>;
    units?: Record<string, Record<string, string>>;
    masks?: Record<string, number>;
    childClasses?: Record<string, string[]>;
    /** State that a class depends on at run time, such as the color scheme, by class name. */
    topics?: Record<string, string[]>;
  };
  errors: { declaration?: { prop: string; value: string; parent?: { selector?: string } } }[];
}

type Raw = Extracted['raw'];

/** A plugin of Tailwind, as far as it is used here. */
type Plugin = (api: { addComponents(rules: Record<string, Variables>): void }) => void;

/** Classes that mark a parent; compiled as well, since the runtime may learn of groups from them. */
export const PARENTS = ['group', 'group-isolate', 'parent'];

/** Compiles classes with the compiler of version 2 while a plugin sets `variables` in `:root`. */
export function extract(safelist: string[], variables: Variables = {}): Extracted {
  const { extractStyles } = load('nativewind-v2/dist/postcss/extract-styles');
  const { nativePlugin } = load('nativewind-v2/dist/tailwind/native');
  const addRoot: Plugin = ({ addComponents }) => addComponents({ ':root': variables });
  const plugins = [...(Object.keys(variables).length > 0 ? [addRoot] : []), nativePlugin()];
  // Tailwind caches contexts by configuration and ignores functions, so `variables` is part of the configuration.
  return extractStyles({ content: [{ raw: '' }], safelist, plugins, variables });
}

/** A class behind a variant, which shows what the variant does. */
export function probeOf(variant: string): string {
  return `${variant}:opacity-50`;
}

/** What the runtime makes of a list of classes on a device: the styles of all, merged. */
export function mergedStyle(list: string, raw: Raw, os: string): Record<string, unknown> {
  const runtime = startRuntime(raw, { os, window: DEVICE, scheme: 'light' });
  const key = runtime.prepare(list, {});
  return Object.assign({}, ...runtime.getSnapshot()[key]);
}

/** What the runtime makes of variants on some systems, given what the compiler made of their classes. */
export interface Runtime {
  /** What becomes of a class behind variants, or of a variant's probe. */
  judge(name: string, variants: string[], systems: string[]): VariantVerdict;
  /** What becomes of the variants of a class on one system. */
  chain(item: WithVariants, system: string): Chain;
}

/** Asks NativeWind 2's own runtime in every situation that an app can be in. */
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

/** Variants whose state is stored with the children of a class. No component subscribes to it there. */
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

/** The runtime looks classes up by their name, so a style under another name is never found. */
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

/** The styles that NativeWind 2 gives in one situation: of the element itself, and of its children. */
interface Given {
  os: string;
  own: unknown[];
  children: unknown[];
}

/** What `className` gives in each situation that an app can be in, as the runtime says it. */
type InEverySituation = (className: string) => Given[];

const STATES = [{}, { hover: true }, { active: true }, { focus: true }];
const ALL_STATES = { hover: true, active: true, focus: true };
const WINDOWS = [
  { width: 300, height: 700 },
  { width: 2000, height: 1000 },
];

/** On every native platform, in both themes, small and large windows. */
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
        // The second child, which a class for all but the first styles as well.
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

/** A component hears of its group only if some class marks a parent as one. */
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
