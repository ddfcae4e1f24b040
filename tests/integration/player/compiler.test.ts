import { expect, test } from '@playwright/test';
import { drawSamples } from '@/lib/player/build/draw-samples';
import { compileInWorker } from '../../support/player-compiler';
import { siteIn } from '../../support/site';

test('the browser compiler and the build give the same CSS and code for hundreds of classes', async () => {
  const { classes } = siteIn().classes('current');
  const names = classes.filter((_, index) => index % 25 === 0).map(({ name }) => name);
  const others =
    'dark:p-4 hover:m-2 sm:flex-row max-sm:p-1 group-hover:p-2 peer-checked:p-3 text-[#b45309] p-[3px] !mt-2 -mt-3 bg-black/50 before:content-["x"]';
  expect(names.length).toBeGreaterThan(300);
  const list = JSON.stringify([...names, ...others.split(' ')].join(' '));
  const code = `import { View } from 'react-native';\nexport default function App() {\n  return <View className={${list}} />;\n}`;
  const files = { 'App.tsx': code };
  const [drawing] = (await drawSamples([files])).drawings;
  const compiled = await compileInWorker(files);
  expect(drawing?.problem).toBeUndefined();
  if (!compiled.ok || !drawing || drawing.problem) throw new Error('It does not compile.');
  expect(compiled.program.css).toBe(drawing.program.css);
  expect(compiled.program).toEqual(drawing.program);
  expect(compiled.classes).toEqual(drawing.classes);
});

test('classes that exist on native only are among the classes of a sample', async () => {
  const { classes } = siteIn().classes('current');
  const names = classes.filter(({ css, native }) => !css && native.ios).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(4000);
  const code = `export const list = ${JSON.stringify(['dark:elevation-[5]', ...names].join(' '))};`;
  const compiled = await compileInWorker({ 'App.tsx': code });
  const found = new Set(compiled.ok ? compiled.classes : []);
  expect(['dark:elevation-[5]', ...names].filter((name) => !found.has(name))).toEqual([]);
});

test('a syntax error is reported with its file and position', async () => {
  const files = { 'App.tsx': 'const a = <View>\n}' };
  const expected = { message: 'Unexpected token', line: 2, column: 1, file: 'App.tsx' };
  const compiled = await compileInWorker(files);
  expect(compiled).toEqual({ ok: false, problem: expected });
  expect((await drawSamples([files])).drawings).toEqual([{ problem: expected }]);
});

test.describe('with the theme of an app', () => {
  const sample = (classes: string) => ({
    'App.tsx': `import './global.css';\nexport default () => <View className="${classes}" />;`,
  });
  const theme = {
    web: { extend: { colors: { brand: 'rgb(var(--brand) / <alpha-value>)' } } },
    native: {},
  };

  test('classes have the values of the theme and of the CSS file', async () => {
    const css = `@tailwind utilities;
@import './fonts.css';
@layer base { :root { --brand: 1 2 3; } .dark:root { --brand: 4 5 6; } }
@layer components { .card { @apply p-4; } }
.plain, .other\\:one { opacity: 0.5 }`;
    const files = sample('bg-brand/50 card plain other:one bg-nothing md:card dark:bg-brand dark');
    const compiled = await compileInWorker(files, { ...theme, css });
    if (!compiled.ok) throw new Error(compiled.problem.message);
    expect(compiled.classes.toSorted()).toEqual(
      ['bg-brand/50', 'card', 'dark:bg-brand', 'md:card', 'other:one', 'plain'].toSorted(),
    );
    const { css: made, modules } = compiled.program;
    expect(made).toContain('background-color: rgb(var(--brand) / 0.5)');
    expect(made).toContain('--brand: 1 2 3');
    expect(made).toMatch(/\.dark:root \{\s*--brand: 4 5 6/);
    expect(made).not.toMatch(/--css-interop|--tw-ring-color|\*, ::before/);
    expect(made).not.toContain('fonts.css');
    expect(made.indexOf('.plain')).toBeGreaterThan(made.indexOf('.card'));
    expect(Object.keys(modules)).toEqual(['global.css', 'App.tsx']);
  });

  test('without a CSS file, only the theme changes', async () => {
    const compiled = await compileInWorker(sample('bg-brand p-4'), theme);
    expect(compiled.ok && compiled.classes).toEqual(['bg-brand', 'p-4']);
  });

  for (const [css, problem] of [
    [':root {\n  --a: 1;\n', { message: 'Unclosed block', line: 1, column: 1 }],
    [
      '.a {\n  @apply p-nothing;\n}',
      { message: expect.stringContaining('`p-nothing` class does not exist'), line: 2, column: 3 },
    ],
  ] as const) {
    test(`the mistake in ${JSON.stringify(css)} has its place`, async () => {
      expect(await compileInWorker(sample('p-4'), { ...theme, css })).toEqual({
        ok: false,
        problem: { ...problem, file: 'global.css' },
      });
    });
  }

  test('the build draws an example with the theme of its files', async () => {
    const config = `module.exports = { theme: { extend: { colors: { brand: 'rgb(var(--brand))' },
  spacing: { gutter: process.env.NATIVEWIND_OS === 'web' ? '8px' : '20px' } } } };`;
    const css = ':root { --brand: 1 2 3 } .dark:root { --brand: 4 5 6 }';
    const files = {
      'App.tsx': `import { View } from 'react-native';\n${sample('bg-brand p-gutter')['App.tsx']}`,
      'global.css': css,
      'tailwind.config.js': config,
    };
    const broken = { ...files, 'tailwind.config.js': 'module.exports = {};\nbrand();' };
    const { drawings } = await drawSamples([files, broken, { 'App.tsx': files['App.tsx'] }]);
    const [drawn, failed, missing] = drawings;
    if (!drawn || drawn.problem) throw new Error(drawn?.problem.message);
    expect(drawn.classes).toEqual(['bg-brand', 'p-gutter']);
    expect(drawn.program.css).toContain('padding: 8px');
    expect(drawn.program.css).toContain('--brand: 1 2 3');
    expect(failed?.problem?.message).toContain('brand');
    expect(missing?.problem?.message).toBe('The sample has no file ./global.css.');
  });

  test('a mistake in the code has its place', async () => {
    expect(await compileInWorker({ 'App.tsx': 'const a = <View>\n}' }, theme)).toEqual({
      ok: false,
      problem: { message: 'Unexpected token', line: 2, column: 1, file: 'App.tsx' },
    });
  });
});
