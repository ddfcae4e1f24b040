/**
 * Replacement for React Native and Reanimated when an app runs in the browser. Components record their props,
 * and tests can change the state of the simulated device.
 */
import { createElement, Fragment, type ReactNode } from 'react';

/** Native platforms that can be simulated. */
export type NativeOs = 'ios' | 'android';

/** State of the simulated device. */
export interface Situation {
  scheme: 'light' | 'dark';
  window: { width: number; height: number };
  isRtl: boolean;
}

/** Props of each component in its latest render, keyed by test ID. */
export const drawn = new Map<string, Record<string, unknown>>();

const schemeListeners = new Set<(change: { colorScheme: string }) => void>();
const windowListeners = new Set<(change: { window: Situation['window'] }) => void>();
let situation: Situation = { scheme: 'light', window: { width: 400, height: 800 }, isRtl: false };

/** Changes the state of the simulated device, as when a user rotates it or switches to dark mode. */
export function changeSituation(next: Situation): void {
  situation = next;
  I18nManager.isRTL = next.isRtl;
  for (const listener of schemeListeners) listener({ colorScheme: next.scheme });
  for (const listener of windowListeners) listener({ window: next.window });
}

function component(displayName: string) {
  const draw = ({ children, ...props }: { children?: ReactNode; testID?: string }) => {
    if (props.testID) drawn.set(props.testID, props);
    return createElement(Fragment, null, children);
  };
  return Object.assign(draw, { displayName });
}

function listen<Listener>(listeners: Set<Listener>, listener: Listener) {
  listeners.add(listener);
  return { remove: () => listeners.delete(listener) };
}

const silent = () => ({ remove() {} });
const same = <Value>(value: Value) => value;

export const View = component('View');
export const Pressable = component('Pressable');
export const Text = component('Text');
export const Image = component('Image');
export const ImageBackground = component('ImageBackground');
export const Switch = component('Switch');
export const TextInput = component('TextInput');
export const ScrollView = component('ScrollView');
export const FlatList = component('FlatList');
export const VirtualizedList = component('VirtualizedList');
export const StatusBar = component('StatusBar');
export const ActivityIndicator = component('ActivityIndicator');
export const KeyboardAvoidingView = component('KeyboardAvoidingView');
export const TouchableHighlight = component('TouchableHighlight');
export const TouchableOpacity = component('TouchableOpacity');
export const TouchableWithoutFeedback = component('TouchableWithoutFeedback');
export const Platform = {
  OS: (globalThis as { nativeOs?: NativeOs }).nativeOs ?? 'ios',
  constants: { reactNativeVersion: { major: 0, minor: 81, patch: 6 } },
  select: (options: Record<string, unknown>) =>
    options[Platform.OS] ?? options.native ?? options.default,
};
export const Dimensions = {
  get: () => situation.window,
  addEventListener: (_: string, listener: (change: { window: Situation['window'] }) => void) =>
    listen(windowListeners, listener),
};
export const Appearance = {
  getColorScheme: () => situation.scheme,
  setColorScheme() {},
  addChangeListener: (listener: (change: { colorScheme: string }) => void) =>
    listen(schemeListeners, listener),
};
export const AppState = { currentState: 'active', addEventListener: silent };
export const AccessibilityInfo = {
  isReduceMotionEnabled: () => Promise.resolve(false),
  addEventListener: silent,
};
export const I18nManager = { isRTL: false };
export const PixelRatio = {
  get: () => 2,
  getFontScale: () => 1,
  getPixelSizeForLayoutSize: (size: number) => size * 2,
  roundToNearestPixel: same,
};
export const PlatformColor = (...names: string[]) => `PlatformColor(${names.join(', ')})`;
export const StyleSheet = { hairlineWidth: 0.5, create: same, flatten: same };

/** Safe area insets of a device with a notch. */
const insets = { top: 50, right: 10, bottom: 30, left: 10 };
export const useSafeAreaInsets = () => insets;
export const SafeAreaProvider = Object.assign(
  ({ children }: { children?: ReactNode }) => createElement(Fragment, null, children),
  { displayName: 'SafeAreaProvider' },
);
export const SafeAreaView = component('SafeAreaView');

// Replacement for Reanimated. Animations never progress beyond their start.
const Animated = { createAnimatedComponent: same };
export default Animated;
export const makeMutable = (value: unknown) => ({ value, _isReanimatedSharedValue: true });
export const useAnimatedStyle = (style: () => unknown) => style();
export const withTiming = same;
export const withRepeat = same;
export const withDelay = (_: number, value: unknown) => value;
export const withSequence = (...values: unknown[]) => values[0];
export const cancelAnimation = () => {};
export const Easing = {
  ease: 'ease',
  linear: 'linear',
  quad: 'quad',
  in: same,
  out: same,
  inOut: same,
  bezier: (...points: number[]) => points.join(','),
};
