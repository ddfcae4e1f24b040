import type { Extracted } from './classes-v2';
import { load } from './library-packages';

/** The styles that NativeWind 2 gives in one situation: of the element itself, and of its children. */
export interface Given {
  own: unknown[];
  children: unknown[];
}

/** What `className` gives in each situation that an app can be in, as the runtime says it. */
export type InEverySituation = (className: string) => Given[];

const STATES = [{}, { hover: true }, { active: true }, { focus: true }];
const WINDOWS = [
  { width: 300, height: 700 },
  { width: 2000, height: 1000 },
];

/** Asks NativeWind 2's own runtime, on every native platform, in both themes, small and large windows. */
export function inEverySituation(raw: Extracted['raw']): InEverySituation {
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
        return { own: [...styles], children };
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
