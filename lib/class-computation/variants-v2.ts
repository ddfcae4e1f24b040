import type { VariantOutcome, VariantSupport } from '@/lib/classes/class-data';
import { type Extracted, extract } from './classes-v2';
import { load, redirectModules } from './library-packages';
import { reactNative } from './react-native-stub';
import { createContext, webCss } from './tailwind-css';
import { BRACKETED, namesIn, selectorOf } from './variants-v4';

const TAILWIND = 'tailwindcss-v2';
const PROBE = 'opacity-50';
/** Classes that mark a parent; compiled as well, since the runtime may learn of groups from them. */
const PARENTS = ['group', 'group-isolate', 'parent'];

/** Every variant of version 2, with what its compiler and its runtime make of it. */
export function observeVariantsV2(): VariantSupport[] {
  redirectModules({ 'react-native': reactNative('ios') });
  const native = load('nativewind-v2/dist/tailwind/native').nativePlugin();
  const css = load('nativewind-v2/dist/tailwind/css').default;
  const web = createContext({ plugins: [css] }, TAILWIND);
  const contexts = [web, createContext({ plugins: [native] }, TAILWIND)];
  const names = [...new Set(contexts.flatMap(namesIn)), ...BRACKETED].sort((a, b) =>
    a < b ? -1 : 1,
  );
  const { raw } = extract([...names.map((name) => `${name}:${PROBE}`), ...PARENTS]);
  const given = inEverySituation(raw);
  return names.map((name) => {
    const key = `${name}:${PROBE}`;
    const css = webCss(key, web, TAILWIND);
    const found = given(key);
    const on = (['ios', 'android'] as const).filter((system) =>
      found.some((item) => item.os === system && isEffective(item)),
    );
    return {
      name,
      css: selectorOf(css),
      outcome: outcomeOf(found, isCompiled(key, raw)),
      conditions: conditionsOf(name, raw, found),
      on: css ? ['web' as const, ...on] : on,
    };
  });
}

/** The runtime looks classes up by their name, so a style under another name is never found. */
function isCompiled(key: string, { styles, atRules = {}, childClasses = {} }: Extracted['raw']) {
  return Boolean(styles[key] ?? atRules[key] ?? childClasses[key]);
}

function outcomeOf(given: Given[], compiled: boolean): VariantOutcome {
  const effective = given.filter(isEffective);
  if (effective.length === 0) return compiled ? 'never' : 'dropped';
  const isPlain = effective.every(({ own }) => own.length > 0);
  return effective.length === given.length && isPlain ? 'always' : 'works';
}

function isEffective({ own, children }: Given): boolean {
  return own.length + children.length > 0;
}

function conditionsOf(name: string, raw: Extracted['raw'], given: Given[]): string[] {
  const key = `${name}:${PROBE}`;
  if (given.some(({ children }) => children.length > 0)) return ['on the children'];
  const media = (raw.atRules?.[key] ?? []).flat().map(([, params]) => params);
  if (media.length > 0) return media;
  return raw.masks?.[key] ? [name] : [];
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
const WINDOWS = [
  { width: 300, height: 700 },
  { width: 2000, height: 1000 },
];

/** Asks NativeWind 2's own runtime, on every native platform, in both themes, small and large windows. */
function inEverySituation(raw: Extracted['raw']): InEverySituation {
  const { Platform, Dimensions, Appearance } = load('react-native');
  const { StyleSheetRuntime } = load('nativewind-v2/dist/style-sheet/runtime');
  const states = [...STATES, ...groupStates(raw)];
  const runtimes = ['ios', 'android', 'macos', 'windows'].flatMap((os) =>
    WINDOWS.flatMap((window) =>
      ['light', 'dark'].map((scheme) => {
        Dimensions.get = () => window;
        Appearance.getColorScheme = () => scheme;
        Platform.OS = os;
        const runtime = new StyleSheetRuntime();
        runtime.create(raw);
        return { os, runtime };
      }),
    ),
  );
  return (className) =>
    runtimes.flatMap(({ os, runtime }) => {
      Platform.OS = os;
      return states.map((state): Given => {
        const key = runtime.prepare(className, state);
        const styles = runtime.getSnapshot()[key];
        const children = runtime.getChildStyles(styles, { nthChild: 1, ...toParent(state) }) ?? [];
        return { os, own: [...styles], children };
      });
    });
}

/** A component hears of its group only if some class marks a parent as one. */
function groupStates({ masks = {} }: Extracted['raw']): object[] {
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
