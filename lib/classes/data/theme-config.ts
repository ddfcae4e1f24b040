/** Value of `theme` in a Tailwind configuration, as JSON: scales, and `extend` with additions to scales. */
export type ThemeConfig = Readonly<Record<string, unknown>>;

/** Value of `darkMode` in a Tailwind configuration, such as `class` or `['class', '.night']`. */
export type DarkMode = string | readonly string[];

/** Theme of an app. NativeWind uses it instead of the theme of its preset. */
export interface AppTheme {
  web: ThemeConfig;
  /** Theme on iOS and Android. It differs where the configuration calls `platformSelect()` or the like. */
  native: ThemeConfig;
  /** Value of `darkMode` in the configuration. Defaults to that of NativeWind's preset. */
  darkMode?: DarkMode;
  /** Text of the app's CSS file, such as `global.css`. */
  css?: string;
}

/** Validates a parsed JSON value as the theme of an app. Undefined when it has another shape. */
export function readAppTheme(value: unknown): AppTheme | undefined {
  if (!isRecord(value)) return undefined;
  const { web, native, darkMode, css } = value;
  if (!isRecord(web) || !isRecord(native)) return undefined;
  return {
    web,
    native,
    ...(isDarkMode(darkMode) && { darkMode }),
    ...(typeof css === 'string' && css && { css }),
  };
}

function isDarkMode(value: unknown): value is DarkMode {
  const parts = Array.isArray(value) ? value : [value];
  return parts.length > 0 && parts.every((part) => typeof part === 'string');
}

/** Whether a value is an object other than an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
