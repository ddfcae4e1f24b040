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
