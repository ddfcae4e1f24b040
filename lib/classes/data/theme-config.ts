/**
 * Value of `theme` in a Tailwind configuration, as JSON: scales, and `extend` with additions to scales. Colors that are
 * functions are lists from `toColorJson`.
 */
export type ThemeConfig = Readonly<Record<string, unknown>>;

/** Value of `darkMode` in a Tailwind configuration, such as `class` or `['class', '.night']`. */
export type DarkMode = string | readonly string[];

/** Kind of platform that has its own theme. `native` is iOS and Android. */
export type System = 'web' | 'native';

/** Function of Tailwind's plugin API that adds classes or variants. */
export type PluginMethod = (typeof METHODS)[number];

/**
 * Call that a plugin made to Tailwind's plugin API, as JSON. The method `usePackage` replaces all calls of a plugin
 * that the library worker can load itself.
 */
export interface PluginCall {
  method: PluginMethod | 'usePackage';
  /** Name of the utility, variant, or package. Undefined for methods that take only rules. */
  name?: string;
  /**
   * Rules of `addBase`, `addComponents`, and `addUtilities`. Selectors of `addVariant`. For the other methods, the
   * result for a value that the configuration does not list, with `PLACE` instead of the value. Undefined if the
   * result does not contain the value as it is.
   */
  result?: unknown;
  /** Values for which the result is different, each with its result. */
  results?: readonly (readonly [value: unknown, result: unknown])[];
  options?: Readonly<Record<string, unknown>>;
}

/** Settings of a Tailwind configuration, other than its theme, that have an effect on the CSS of a class. */
export const CSS_SETTINGS = ['important', 'corePlugins', 'blocklist', 'future'] as const;

/** Character that represents a value in the result of a plugin. It does not occur in CSS. */
export const PLACE = '\uE000';

const METHODS = [
  'addBase',
  'addComponents',
  'addUtilities',
  'addVariant',
  'matchComponents',
  'matchUtilities',
  'matchVariant',
] as const;

/** Theme of an app. NativeWind uses it instead of the theme of its preset. */
export interface AppTheme {
  web: ThemeConfig;
  /** Theme on iOS and Android. */
  native: ThemeConfig;
  /** Theme on Android, if the configuration reads `NATIVEWIND_OS` and makes another one there. */
  android?: ThemeConfig;
  /** Value of `darkMode` in the configuration. Defaults to that of NativeWind's preset. */
  darkMode?: DarkMode;
  /** Values of `CSS_SETTINGS` in the configuration, after those of NativeWind's preset. */
  settings?: Readonly<Record<System, ThemeConfig>>;
  /**
   * What the plugins of the configuration add. Defaults to the classes of `@tailwindcss/container-queries`, which
   * the site also documents.
   */
  plugins?: Readonly<Record<System, readonly PluginCall[]>>;
  /** Names of the plugins whose classes are missing, because the site does not have their packages. */
  skipped?: readonly string[];
  /** Text of the app's CSS file, such as `global.css`. */
  css?: string;
}

/** Validates a parsed JSON value as the theme of an app. Undefined when it has another shape. */
export function readAppTheme(value: unknown): AppTheme | undefined {
  if (!isRecord(value)) return undefined;
  const { web, native, android, darkMode, settings, plugins, skipped, css } = value;
  if (!isRecord(web) || !isRecord(native)) return undefined;
  return {
    web,
    native,
    ...(isRecord(android) && { android }),
    ...(isRecord(settings) && {
      settings: { web: cssSettings(settings.web), native: cssSettings(settings.native) },
    }),
    ...(isRecord(plugins) && {
      plugins: { web: pluginCalls(plugins.web), native: pluginCalls(plugins.native) },
    }),
    ...(isDarkMode(darkMode) && { darkMode }),
    ...(isTexts(skipped) && { skipped }),
    ...(typeof css === 'string' && css && { css }),
  };
}

/** Returns the settings in `CSS_SETTINGS`. */
function cssSettings(settings: unknown): ThemeConfig {
  if (!isRecord(settings)) return {};
  const known = CSS_SETTINGS.filter((name) => settings[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, settings[name]]));
}

/** Returns the valid calls of a list. */
function pluginCalls(value: unknown): PluginCall[] {
  return Array.isArray(value) ? value.filter(isPluginCall) : [];
}

function isPluginCall(value: unknown): value is PluginCall {
  if (!isRecord(value)) return false;
  const { method, name, results, options } = value;
  return (
    (method === 'usePackage' || METHODS.some((known) => known === method)) &&
    (name === undefined || typeof name === 'string') &&
    (results === undefined || (Array.isArray(results) && results.every(Array.isArray))) &&
    (options === undefined || isRecord(options))
  );
}

function isDarkMode(value: unknown): value is DarkMode {
  return typeof value === 'string' || isTexts(value);
}

/** Whether a value is a nonempty array of strings. */
function isTexts(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
  );
}

/** Whether a value is an object and not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
