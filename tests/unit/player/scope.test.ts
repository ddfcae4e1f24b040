import { expect, test } from '@playwright/test';
import {
  initialVariables,
  toClassRules,
  toScopedCss,
  usedResetRules,
} from '@/lib/player/build/drawing-css';

test('document-level selectors of a sample apply to its box', async () => {
  const rows: [css: string, scoped: string][] = [
    ['.p-4 { padding: 1rem }', '.x{.p-4{padding:1rem}}'],
    [
      '.a { --tw-bg-opacity: 1; background-color: rgb(1 2 3 / var(--tw-bg-opacity, 1)) }',
      '.x{.a{background-color:#010203}}',
    ],
    [
      '.a { color: rgb(1 2 3 / var(--tw-text-opacity, 1)) } .b { --tw-text-opacity: 0.5 }',
      '.x{.a{color:rgb(1 2 3 / var(--tw-text-opacity, 1))}.b{--tw-text-opacity: .5 }}',
    ],
    ['html, :host { line-height: 1.5 }', '.x{line-height:1.5}'],
    ['.dark:root, .dark { --a: 1 }', '.x{[data-theme=dark] &{--a: 1 }}'],
    ['.a:is(.dark *) { color: red }', '.x{.a:is([data-theme=dark] *){color:red}}'],
    [
      '@media (min-width: 640px) { .a { color: red } }',
      '.x{@container (min-width: 640px){.a{color:red}}}',
    ],
    [
      '@media (prefers-reduced-motion) { .a { color: red } }',
      '.x{@media(prefers-reduced-motion){.a{color:red}}}',
    ],
    ['.a { height: 100vh; width: 50dvw }', '.x{.a{height:100cqh;width:50cqw}}'],
    ['@keyframes spin { to { rotate: 1turn } }', '@keyframes spin{to{rotate:1turn}}'],
  ];
  for (const [css, scoped] of rows) {
    expect((await toScopedCss(css, '.x')).replace(/@media /g, '@media'), css).toBe(scoped);
  }
});

const sheet =
  '[stylesheet-group="0"]{}.css-1{margin:0}.r-a{flex:1}.r-b{animation-name:r-turn}.r-c>*{top:0}.r-d{left:0}@keyframes r-turn{to{rotate:1turn}}@keyframes r-other{to{top:0}}';
const drawn = (...classes: string[]) => ({ tags: new Set<string>(), classes: new Set(classes) });

test('a rule that many drawings need is shared, without unused animations', () => {
  const drawings = Array.from({ length: 20 }, () => drawn('css-1', 'r-c'));
  expect(toClassRules(sheet, drawings)).toEqual({
    shared: '.css-1{margin:0}.r-c>*{top:0}',
    own: drawings.map(() => ''),
  });
});

test('a rule that few drawings need stays with them, along with the shared rules after it', () => {
  const usual = Array.from({ length: 20 }, () => drawn('css-1', 'r-c'));
  const { shared, own } = toClassRules(sheet, [...usual, drawn('css-1', 'r-b', 'r-c', 'unknown')]);
  expect(shared).toBe('.css-1{margin:0}.r-c>*{top:0}');
  expect(own.slice(0, 20)).toEqual(usual.map(() => ''));
  expect(own[20]).toBe(
    '.r-b{animation-name:r-turn}.r-c>*{top:0}@keyframes r-turn{to{rotate:1turn}}',
  );
});

test('the reset has only the tags of drawings, and no variables', () => {
  const css = `html { line-height: 1.5; --css-interop-nativewind: true } * { --tw-blur: ; }
    textarea, button { margin: 0 } table { border: 0 }`;
  const used = { tags: new Set(['button']), classes: new Set<string>() };
  expect(usedResetRules(css, [used]).replace(/\s+/g, ' ')).toBe(
    'html { line-height: 1.5} button { margin: 0 }',
  );
});

test('a drawing sets the initial values of the variables that it uses', () => {
  const reset = '*{--tw-blur: ;--tw-sepia: ;margin:0}b{top:0}::before{--tw-content:""}';
  expect(initialVariables(reset, '.a{filter:var(--tw-blur) var(--tw-hue-rotate,0)}')).toBe(
    '*{--tw-blur: }',
  );
  expect(initialVariables(reset, '.a{--tw-sepia:1}')).toBe('');
});
