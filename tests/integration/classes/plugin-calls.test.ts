import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { createContext, webContext, webCss } from '@/lib/classes/computation/tailwind-css';
import { evaluateInVm } from '../../support/theme-evaluator';

const require = createRequire(import.meta.url);

test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Code of a plugin, and classes with variants or values in brackets to compare. */
const tests: [title: string, plugin: string, more: string[]][] = [
  ['container queries', "require('@tailwindcss/container-queries')", ['@[30rem]:p-4', '@lg/a:p-4']],
  ['animations', "require('tailwindcss-animate')", ['fade-in-[0.35]', 'slide-in-from-top-[3px]']],
  ['forms', "require('@tailwindcss/forms')", ['hover:form-input']],
  ['ratios', "require('@tailwindcss/aspect-ratio')", ['aspect-w-[7]', 'md:aspect-h-[2]']],
  [
    'rules of the app',
    `({ addUtilities, addComponents, addBase, theme, e }) => {
      addBase({ h1: { fontSize: theme('fontSize.2xl') } });
      addUtilities([{ '.dim': { opacity: '0.5' } }, { ['.' + e('half/2')]: { width: '50%' } }]);
      addUtilities({ '.glow': { boxShadow: theme('boxShadow.lg'), '&:hover': { opacity: 1 } } });
      addComponents({ '.card': { padding: theme('spacing[2.5]'), '@screen md': { padding: theme('padding.4') } } });
    }`,
    ['hover:dim', 'md:card', '!dim'],
  ],
  [
    'values of the app',
    `({ matchUtilities, matchComponents, matchVariant, addVariant, theme }) => {
      const colors = require('tailwindcss/lib/util/flattenColorPalette').default(theme('colors'));
      const toColorValue = require('tailwindcss/lib/util/toColorValue').default;
      matchUtilities({ tint: (value) => ({ tintColor: toColorValue(value) }) }, { values: colors, type: 'color' });
      matchUtilities({ shift: (value) => ({ marginLeft: value }) }, { values: theme('spacing'), supportsNegativeValues: true });
      matchUtilities({ twice: (value) => ({ width: parseFloat(value) * 2 + 'px' }) }, { values: { sm: '4px', lg: '8px' } });
      matchComponents({ box: (value) => [{ padding: value }, { '> *': { margin: value } }] }, { values: { a: '1px' } });
      matchVariant('nth', (value) => '&:nth-child(' + value + ')', { values: { 1: '1' } });
      addVariant('hocus', ['&:hover', '&:focus']);
      addVariant('tall', () => '@media (min-height: 700px)');
    }`,
    [
      ...['tint-red-500/50', 'tint-[#123456]/[0.3]', 'tint-[red]', '-shift-4', 'shift-[3vw]'],
      ...['box-[3px]', 'nth-1:p-4', 'nth-[2n+1]:p-4', 'hocus:p-4', 'tall:hocus:tint-red-500'],
    ],
  ],
];

for (const [title, plugin, more] of tests) {
  test(`the plugin for ${title} adds the same classes in a page as in an app`, async () => {
    const preset = "presets: [require('nativewind/preset')]";
    const result = await evaluateInVm(`module.exports = { ${preset}, plugins: [${plugin}] };`);
    if (!result?.ok) throw new Error(JSON.stringify(result));
    const { default: webPreset } = require('nativewind/dist/tailwind/web');
    const own = new Function('require', `return ${plugin}`)(require);
    const expected = createContext({ presets: [webPreset], plugins: [own] });
    const given = webContext(result.theme);
    const usual = new Set(webContext({ plugins: { web: [], native: [] } }).getClassList());
    const added = (context: typeof given) =>
      context.getClassList().filter((name) => !usual.has(name) && String(name) !== '*');
    const cssOf = (context: typeof given) =>
      [...added(context), ...more].map((name) => [name, webCss(name, context)]);
    expect(added(given)).toEqual(added(expected));
    expect(cssOf(given)).toEqual(cssOf(expected));
    expect(cssOf(expected).filter(([, css]) => !css)).toEqual([]);
  });
}

test('the keyframes of plugins and of the app’s CSS are part of the CSS of a class', async () => {
  const result = await evaluateInVm(
    "module.exports = { plugins: [require('tailwindcss-animate')] };",
  );
  if (!result?.ok) throw new Error(JSON.stringify(result));
  const css = '@keyframes wiggle { 50% { rotate: 3deg } } .shaking { animation: wiggle 1s }';
  const context = webContext({ ...result.theme, css });
  expect(webCss('animate-in', context)).toMatch(
    /^@keyframes enter \{ from \{ .*animation-name: enter/,
  );
  expect(webCss('shaking', context)).toBe(
    '@keyframes wiggle { 50% { rotate: 3deg } }; animation: wiggle 1s',
  );
  expect(webCss('animate-[other_1s]', context)).toBe('animation: other 1s');
});

test('a plugin that computes with a value is answered for the values of its theme', async () => {
  const result = await evaluateInVm(`module.exports = { plugins: [({ matchUtilities }) =>
    matchUtilities({ twice: (value) => ({ width: parseFloat(value) * 2 + 'px' }) }, { values: { sm: '4px' } })
  ] };`);
  if (!result?.ok) throw new Error(JSON.stringify(result));
  const context = webContext(result.theme);
  expect(webCss('twice-sm', context)).toBe('width: 8px');
  expect(webCss('twice-[3px]', context)).toBe('');
  expect(result.notices).toContain(
    'twice of a plugin is only answered for the values in its theme, not for values in brackets.',
  );
});

test('a plugin that fails is skipped, and the theme is kept', async () => {
  const result = await evaluateInVm(`module.exports = {
    theme: { extend: { colors: { ink: '#010203' } } },
    plugins: [({ addUtilities, postcss }) => { addUtilities({ '.a': { top: 0 } }); postcss.parse(''); }],
  };`);
  if (!result?.ok) throw new Error(JSON.stringify(result));
  expect(webCss('text-ink', webContext(result.theme))).toContain('rgb(1 2 3');
  expect(webCss('a', webContext(result.theme))).toBe('');
  expect(result.notices.join(' ')).toContain('A plugin is skipped because it failed: ');
});

test('a plugin that passes a string instead of functions is skipped', async () => {
  const result = await evaluateInVm(
    `module.exports = { plugins: [({ matchUtilities }) => matchUtilities('x'.repeat(300000))] };`,
  );
  if (!result?.ok) throw new Error(JSON.stringify(result));
  expect(result.notices).toContain(
    'A plugin is skipped because it failed: matchUtilities got a value for 0 that is not a function.',
  );
});

test('a plugin whose file is missing is named, also where its text is used', async () => {
  const result = await evaluateInVm(`const { platformSelect } = require('nativewind/theme');
    const fonts = require('./plugins/fonts');
    module.exports = {
      presets: [require('nativewind/preset')],
      plugins: [fonts, require('a-plugin')({ size: 3 }), platformSelect({ native: fonts, default: [] })],
    };`);
  if (!result?.ok) throw new Error(JSON.stringify(result));
  expect(result.theme.skipped).toEqual(['./plugins/fonts', 'a-plugin']);
  expect(result.notices).toEqual([
    './plugins/fonts is not available here and is skipped.',
    'a-plugin is not available here and is skipped.',
  ]);
});

test('the theme of each system is the one that Metro gets', async () => {
  const result = await evaluateInVm(`const { hairlineWidth } = require('nativewind/theme');
    const sizes = { web: '48px', ios: '44px', android: '56px' };
    module.exports = {
      presets: [require('nativewind/preset')],
      theme: { extend: { height: { bar: sizes[process.env.NATIVEWIND_OS], line: hairlineWidth() } } },
    };`);
  if (!result?.ok) throw new Error(JSON.stringify(result));
  const { web, native, android } = result.theme;
  expect([web, native, android]).toMatchObject([
    { height: { bar: '48px', line: 'hairlineWidth()' } },
    { height: { bar: '44px', line: 'hairlineWidth()' } },
    { height: { bar: '56px', line: 'hairlineWidth()' } },
  ]);
  expect(result.notices.join(' ')).toContain('Metro’s web build does not resolve the functions');
});

test('colors that are functions of their opacity have the same CSS in a page as in an app', async () => {
  const config = `{
    presets: [require('nativewind/preset')],
    theme: {
      extend: {
        colors: {
          ink: ({ opacityValue }) =>
            opacityValue === undefined ? 'rgb(var(--ink))' : 'rgb(var(--ink) / ' + opacityValue + ')',
          half: ({ opacityValue = 1 }) => 'rgb(1 2 3 / ' + opacityValue / 2 + ')',
        },
        borderColor: ({ theme }) => ({ DEFAULT: theme('colors.ink') }),
      },
    },
    plugins: [({ matchUtilities, theme }) => {
      const colors = require('tailwindcss/lib/util/flattenColorPalette').default(theme('colors'));
      const toColorValue = require('tailwindcss/lib/util/toColorValue').default;
      matchUtilities({ tint: (value) => ({ tintColor: toColorValue(value) }) }, { values: colors, type: 'color' });
    }],
  }`;
  const result = await evaluateInVm(`module.exports = ${config};`);
  if (!result?.ok) throw new Error(JSON.stringify(result));
  const names = [
    ...['bg-ink', 'bg-ink/50', 'text-ink/[0.3]', 'border', 'border-ink', 'from-ink', 'ring-ink'],
    ...['shadow-ink/25', 'divide-ink', 'fill-ink', 'tint-ink', 'tint-ink/25', 'dark:!bg-ink'],
  ];
  const { default: webPreset } = require('nativewind/dist/tailwind/web');
  const own = new Function('require', `return ${config}`)(require);
  const cssOf = (context: ReturnType<typeof webContext>) =>
    names.map((name) => [name, webCss(name, context)]);
  const expected = cssOf(createContext({ ...own, presets: [webPreset] }));
  expect(cssOf(webContext(result.theme))).toEqual(expected);
  expect(expected.filter(([, css]) => !css)).toEqual([]);
  const places = ['theme.colors', 'theme.borderColor', 'options.values'];
  expect(result.notices).toEqual(
    places.map((place) => `${place}.half is a function, so it is skipped.`),
  );
});
