import { expect, test } from '@playwright/test';
import {
  classesOfHtml,
  classesOfPage,
  classesOfScript,
  classesOfStyles,
} from '@/lib/content/check/classes-in-page';
import { compileText } from '../../../support/mdx';

/** Scripts with § instead of $ in templates, because the linter reports `${` in plain strings. */
const scripts: [name: string, code: string, classes: string][] = [
  ['an attribute', '<View className="p-4 m-2" />', 'p-4 m-2'],
  ['an attribute over lines', '<View\n  className="p-4\n    m-2"\n/>', 'p-4 m-2'],
  ['an attribute of a part', '<List contentContainerClassName="p-4" />', 'p-4'],
  ['a string in braces', "<View className={'p-4'} />", 'p-4'],
  ['a template', '<View className={`p-4 m-2 §{extra}`} />', 'p-4 m-2'],
  [
    'a template over lines',
    '<View className={`p-4\n §{on ? "m-1" : "m-2"}\n gap-1`} />',
    'p-4 gap-1 m-1 m-2',
  ],
  ['parts of a template are not classes', '<View className={`bg-§{color} p-§{n} m-2`} />', 'm-2'],
  [
    'what a condition compares is not a class',
    "<View className={kind === 'big' ? 'p-8' : 'p-4'} />",
    'p-8 p-4',
  ],
  ['a class that is set conditionally', "<View className={open && 'p-4'} />", 'p-4'],
  ['a constant', "const box = 'p-4';\n<View className={box} />", 'p-4'],
  [
    'a table of constants',
    "const size = { small: 'p-2', big: 'p-4' };\n<View className={size[name]} />",
    'p-2 p-4',
  ],
  ['an inline table', "<View className={{ small: 'p-2', big: 'p-4' }[name]} />", 'p-2 p-4'],
  ['a list that is joined', "<View className={['p-4', on && 'm-2'].join(' ')} />", 'p-4 m-2'],
  [
    'functions that join',
    "<View className={clsx('p-4', { 'm-2': on }, [gap && 'gap-1'])} />",
    'p-4 m-2 gap-1',
  ],
  [
    'variants of a function',
    "const button = cva('p-4', { size: { small: 'text-sm' } });",
    'p-4 text-sm',
  ],
  [
    'styled()',
    "const Title = styled(Text, 'text-2xl');\nconst Box = styled(\n  View,\n  `p-4\n  m-2`,\n);",
    'text-2xl p-4 m-2',
  ],
  [
    'options of styled() are not classes',
    "styled(TextInput, { props: { placeholderTextColor: 'color' } });",
    '',
  ],
  ['a default', "function Box({ className = 'p-4' }) {}", 'p-4'],
  ['a list of classes to keep', "export default { safelist: ['bg-red-500'] };", 'bg-red-500'],
  [
    'a pattern of classes to keep is not a class',
    "export default { safelist: ['p-4', { pattern: /bg-/ }] };",
    'p-4',
  ],
  [
    'one entry of a table',
    "const box = { a: 'p-2', b: 'p-4' };\n<View className={box.b} />",
    'p-4',
  ],
  [
    'compound variants',
    "cva('p-4', { compoundVariants: [{ size: 'big', class: 'm-2' }], defaultVariants: { size: 'big' } });",
    'p-4 m-2',
  ],
  ['other props are not classes', "cssInterop(View, { className: 'style' });", ''],
  ['a constant that refers to itself', 'const a = `p-4 §{a}`;\n<View className={a} />', 'p-4'],
];

for (const [name, source, classes] of scripts) {
  const code = source.replaceAll('§', '$');
  test(`classes of a script: ${name}`, () => {
    expect(
      classesOfScript(code)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(classes);
    for (const { text, offset } of classesOfScript(code)) {
      expect(code.slice(offset, offset + text.length)).toBe(text);
    }
  });
}

test('classes in CSS are found after @apply, across lines too', () => {
  const code = '.a {\n  @apply p-4\n    dark:m-2;\n}\n.b { @apply gap-1 }';
  expect(classesOfStyles(code).map(({ text }) => text)).toEqual(['p-4', 'dark:m-2', 'gap-1']);
});

test('classes in HTML are found in attributes', () => {
  expect(classesOfHtml('<p class="p-4\n m-2">x</p>').map(({ text }) => text)).toEqual([
    'p-4',
    'm-2',
  ]);
});

test('each class has its position in the file, in lists and in sentences', async () => {
  const text = [
    'Write `p-4` and `className="m-2"`.',
    '',
    '- item',
    '',
    '  ```tsx',
    "  import { View } from 'react-native';",
    '  <View',
    '    className="gap-1',
    '      gap-2"',
    '  />;',
    '  ```',
  ].join('\n');
  const places = classesOfPage(await compileText(text))
    .filter(({ text }) => /^(p|m|gap)-/.test(text))
    .map(({ text, where, position: { line, column } }) => `${text} ${where} ${line}:${column}`);
  expect(places.sort()).toEqual([
    'gap-1 sample 13:16',
    'gap-2 sample 14:7',
    'm-2 sample 6:29',
    'p-4 prose 6:8',
  ]);
});
