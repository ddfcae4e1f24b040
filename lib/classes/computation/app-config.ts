import { load, redirectModules } from './library-packages';

/**
 * Loads an app's Tailwind configuration the way Tailwind does, so it can be TypeScript or an ES module. Throws
 * what the configuration throws.
 */
export function loadAppConfig(path: string): unknown {
  return load('tailwindcss/loadConfig')(path);
}

/**
 * Whether a Tailwind configuration contains NativeWind's preset. NativeWind marks the preset with a property.
 */
export function hasNativePreset(config: unknown): config is object {
  if (typeof config === 'function') return Reflect.get(config, 'nativewind') === true;
  if (typeof config !== 'object' || config === null) return false;
  const presets: unknown = Reflect.get(config, 'presets');
  return Array.isArray(presets) && presets.some(hasNativePreset);
}

/**
 * Prepares this process for an app and a platform, before NativeWind is loaded. NativeWind then gets the app's
 * configuration, which contains NativeWind's preset, wherever it loads the preset.
 */
export function installAppConfig(path: string, os: string): void {
  // The preset and the functions of `nativewind/theme` read it.
  process.env.NATIVEWIND_OS = os;
  const config = loadAppConfig(path);
  redirectModules({
    'nativewind/preset': config,
    'nativewind/dist/tailwind/web': { default: config },
  });
}
