import { load } from './library-packages';

/** A media query of the compiled sheet. */
export interface Media {
  condition?: unknown;
  qualifier?: string | null;
}

type Holds = (media: Media[]) => boolean;

/** Tests media queries with the runtime itself, in every situation that an app can be in. */
export function environments(): Holds[] {
  return ['ios', 'android', 'macos', 'windows'].flatMap((os) =>
    [false, true].flatMap((isDark) =>
      [false, true].map((isWide) => toEnvironment(os, isDark, isWide)),
    ),
  );
}

function toEnvironment(os: string, isDark: boolean, isWide: boolean): Holds {
  const native = load('react-native-css-interop/dist/runtime/native/conditions');
  const { systemColorScheme } = load(
    'react-native-css-interop/dist/runtime/native/appearance-observables',
  );
  const { vw, vh } = load('react-native-css-interop/dist/runtime/native/unit-observables');
  const { INTERNAL_SET } = load('react-native-css-interop/dist/shared');
  const reactNative = load('react-native');
  return (media) => {
    const before = reactNative.Platform.OS;
    reactNative.Platform.OS = os;
    reactNative.I18nManager.isRTL = isDark;
    systemColorScheme.set(isDark ? 'dark' : 'light');
    vw[INTERNAL_SET](isWide ? 2000 : 300);
    vh[INTERNAL_SET](isWide ? 1000 : 700);
    const holds = native.testMediaQueries({}, undefined, media);
    reactNative.Platform.OS = before;
    return holds;
  };
}
