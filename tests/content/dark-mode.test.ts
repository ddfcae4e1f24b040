import { expect, test } from '@playwright/test';
import { compileCss } from '@/tests/content/native-styles';
import { RuntimePage, runLibrary } from '@/tests/support/library-runtime';
import { runTailwind, TAILWIND_LINES, tailwindConfig } from '@/tests/support/tailwind-project';

interface Web {
  colorScheme: { get(): string | undefined; set(value: string): void };
}

interface Start {
  darkMode: string;
  system: 'light' | 'dark';
  /** Whether the CSS is on the page before NativeWind loads. */
  isCssFirst: boolean;
}

/**
 * Starts NativeWind's web runtime and then calls `early`. If `isCssFirst` is false, adds the CSS after that.
 */
async function startOnWeb(
  { darkMode, system, isCssFirst }: Start,
  early: (web: Web) => void = () => {},
): Promise<{ page: RuntimePage; web: Web }> {
  const files = {
    'global.css': TAILWIND_LINES,
    'tailwind.config.js': tailwindConfig(`darkMode: '${darkMode}'`),
  };
  const { css } = await runTailwind(files, 'web');
  const page = new RuntimePage();
  if (isCssFirst) page.addStyles(css);
  const Appearance = {
    getColorScheme: () => system,
    addChangeListener: () => ({ remove() {} }),
  };
  const web = await runLibrary<Web>(
    "export { colorScheme } from 'nativewind'",
    { platform: 'web' },
    { device: { Appearance }, globals: page.globals() },
  );
  early(web);
  if (!isCssFirst) page.addStyles(css);
  return { page, web };
}

const MEDIA =
  "Cannot manually set color scheme, as dark mode is type 'media'. Please use StyleSheet.setFlag('darkMode', 'class')";

const starts: [Start, { errors: string[]; hook: string; hasClass: boolean }][] = [
  [
    { darkMode: 'media', system: 'light', isCssFirst: false },
    { errors: [MEDIA], hook: 'light', hasClass: false },
  ],
  [
    { darkMode: 'media', system: 'dark', isCssFirst: false },
    { errors: [MEDIA], hook: 'dark', hasClass: false },
  ],
  [
    { darkMode: 'media', system: 'dark', isCssFirst: true },
    { errors: [], hook: 'dark', hasClass: false },
  ],
  [
    { darkMode: 'class', system: 'dark', isCssFirst: false },
    { errors: [], hook: 'dark', hasClass: false },
  ],
  [
    { darkMode: 'class', system: 'dark', isCssFirst: true },
    { errors: [], hook: 'light', hasClass: false },
  ],
];

for (const [start, expected] of starts) {
  const order = start.isCssFirst ? 'before' : 'after';
  test(`with darkMode ${start.darkMode}, a ${start.system} system and the CSS ${order} the script, the web starts as documented`, async () => {
    const { page, web } = await startOnWeb(start);
    const found = {
      errors: page.errors,
      hook: web.colorScheme.get(),
      hasClass: page.classes.has('dark'),
    };
    expect(found).toEqual(expected);
  });
}

test('a scheme set before late CSS is lost, and one set after it stays', async () => {
  const start: Start = { darkMode: 'class', system: 'light', isCssFirst: false };
  const { page, web } = await startOnWeb(start, ({ colorScheme }) => colorScheme.set('dark'));
  expect([web.colorScheme.get(), [...page.classes]]).toEqual(['light', []]);
  web.colorScheme.set('dark');
  expect([web.colorScheme.get(), [...page.classes]]).toEqual(['dark', ['dark']]);
});

test('"system" removes the class on the web and reports the system scheme', async () => {
  const start: Start = { darkMode: 'class', system: 'dark', isCssFirst: true };
  const { page, web } = await startOnWeb(start);
  web.colorScheme.set('dark');
  web.colorScheme.set('system');
  expect([web.colorScheme.get(), [...page.classes]]).toEqual(['dark', []]);
});

/** CSS rules that set dark values. If `isDark` is true, native uses these values in dark mode. */
const selectors: [darkMode: string, rule: (values: string) => string, isDark: boolean][] = [
  ['class', (values) => `.dark:root { ${values} }`, true],
  ['class', (values) => `@layer base { .dark:root { ${values} } }`, true],
  ['class', (values) => `@media (prefers-color-scheme: dark) { :root { ${values} } }`, true],
  ['media', (values) => `@media (prefers-color-scheme: dark) { :root { ${values} } }`, true],
  ['class', (values) => `.dark { ${values} }`, false],
  ['class', (values) => `@layer base { .dark { ${values} } }`, false],
  ['class', (values) => `:root.dark { ${values} }`, false],
  ['class', (values) => `html.dark { ${values} }`, false],
  ['media', (values) => `.dark:root { ${values} }`, false],
  ['media', (values) => `.dark { ${values} }`, false],
];

for (const [darkMode, rule, isDark] of selectors) {
  test(`native ${isDark ? 'reads' : 'ignores'} dark variables in ${rule('…')} with darkMode ${darkMode}`, async () => {
    const { rootVariables } = await compileCss(
      `:root { --surface: 255 255 255; } ${rule('--surface: 9 9 11;')}`,
      { darkMode },
    );
    const dark = isDark ? { dark: [9, 9, 11] } : {};
    expect(rootVariables).toEqual({ '--surface': { light: [255, 255, 255], ...dark } });
  });
}

/**
 * CSS rules that set a variable in a class, each with the values that a child gets in light and dark mode.
 */
const partners: [darkMode: string, rules: string, light: string, dark: string][] = [
  ['class', '.partner { LIGHT } .dark .partner { DARK }', 'light', 'dark'],
  ['class', '.dark .partner { DARK } .partner { LIGHT }', 'light', 'light'],
  ['media', '.partner { LIGHT } .dark .partner { DARK }', 'light', 'light'],
  [
    'media',
    '.partner { LIGHT } @media (prefers-color-scheme: dark) { .partner { DARK } }',
    'light',
    'dark',
  ],
];

for (const [darkMode, rules, light, dark] of partners) {
  test(`with darkMode ${darkMode}, ${rules} gives a child ${light} values in the light and ${dark} ones in the dark`, async () => {
    const css = rules
      .replace('LIGHT', '--surface: 190 18 60;')
      .replace('DARK', '--surface: 1 2 3;');
    const sheet = await compileCss(css, { darkMode });
    const colors = { light: 'rgba(190, 18, 60, 1)', dark: 'rgba(1, 2, 3, 1)' };
    for (const [scheme, expected] of Object.entries({ light, dark })) {
      const style = await renderInside('partner', 'bg-surface', { sheet, scheme });
      expect(style, scheme).toEqual({
        backgroundColor: expected === 'dark' ? colors.dark : colors.light,
      });
    }
  });
}

/**
 * Renders an element with the class `inner` inside an element with the class `outer` on native. Returns the
 * inner element's style.
 */
async function renderInside(
  outer: string,
  inner: string,
  { sheet, scheme }: { sheet: object; scheme: string },
): Promise<unknown> {
  const code = `
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { injectData } from 'react-native-css-interop/dist/runtime/native/styles';
    import { interop } from 'react-native-css-interop/dist/runtime/native/native-interop';
    import { getNormalizeConfig } from 'react-native-css-interop/dist/runtime/config';
    const config = getNormalizeConfig({ className: 'style' });
    export function render(sheet, outer, inner) {
      injectData(sheet);
      let style;
      const View = (props) => {
        if (!props.children) style = props.style;
        return props.children ?? null;
      };
      const Styled = (props) => interop(View, config, props, undefined);
      const child = createElement(Styled, { className: inner });
      renderToStaticMarkup(createElement(Styled, { className: outer }, child));
      return style;
    }
  `;
  const Appearance = { getColorScheme: () => scheme, addChangeListener: () => ({ remove() {} }) };
  const { render } = await runLibrary<{ render(...args: unknown[]): unknown }>(
    code,
    { platform: 'native' },
    { device: { Appearance } },
  );
  return render(sheet, outer, inner);
}
