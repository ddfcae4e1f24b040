/** Value of `theme` in a Tailwind configuration, as JSON: scales, and `extend` with additions to scales. */
export type ThemeConfig = Readonly<Record<string, unknown>>;
