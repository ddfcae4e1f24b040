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
