/**
 * Sample device that native values are computed for. The site mentions its size or insets next to values that
 * depend on them.
 */
export const DEVICE = {
  width: 400,
  height: 800,
  hairline: 0.5,
  insets: { top: 50, right: 10, bottom: 30, left: 10 },
};

const listener = () => ({ remove() {} });
const platformColor = (...names: string[]) => `PlatformColor(${names.join(', ')})`;
const identity = (value: unknown) => value;

/** Creates a stub of React Native with everything that NativeWind uses when it loads and resolves styles. */
export function reactNative(os: string): Record<string, unknown> {
  const component = (name: string) => Object.assign(() => null, { displayName: name });
  const select = (options: Record<string, unknown>) =>
    options[os] ?? options.native ?? options.default;
  return {
    Platform: { OS: os, select, constants: { reactNativeVersion: { minor: 81 } } },
    Dimensions: {
      get: () => ({ width: DEVICE.width, height: DEVICE.height }),
      addEventListener: listener,
    },
    Appearance: { getColorScheme: () => 'light', setColorScheme() {}, addChangeListener: listener },
    AppState: { currentState: 'active', addEventListener: listener },
    AccessibilityInfo: {
      isReduceMotionEnabled: () => Promise.resolve(false),
      addEventListener: listener,
    },
    I18nManager: { isRTL: false },
    PixelRatio: {
      get: () => 2,
      getFontScale: () => 1,
      getPixelSizeForLayoutSize: (size: number) => size * 2,
      roundToNearestPixel: identity,
    },
    PlatformColor: platformColor,
    StyleSheet: { hairlineWidth: DEVICE.hairline, create: identity, flatten: identity },
    View: component('View'),
    Pressable: component('Pressable'),
    Text: component('Text'),
  };
}

/** Creates a stub of Reanimated in which every animation immediately resolves to its first value. */
export function reanimated(): Record<string, unknown> {
  const animated = { createAnimatedComponent: identity };
  return {
    default: animated,
    ...animated,
    makeMutable: (value: unknown) => ({ value, _isReanimatedSharedValue: true }),
    useAnimatedStyle: (style: () => unknown) => style(),
    withTiming: identity,
    withRepeat: identity,
    withDelay: (_delay: number, value: unknown) => value,
    withSequence: (...values: unknown[]) => values[0],
    cancelAnimation() {},
    Easing: {
      ease: 'ease',
      linear: 'linear',
      quad: 'quad',
      in: identity,
      out: identity,
      inOut: identity,
      bezier: (...points: number[]) => points.join(','),
    },
  };
}
