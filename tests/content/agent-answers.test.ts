import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { agentTasks, codeIn } from '@/tests/bench/agents/agent-tasks';
import { checkAnswers } from '@/tests/bench/agents/check-answers';

// Tests run serially in one process. Otherwise, several processes would compute the same classes.
test.describe.configure({ mode: 'default', timeout: 300_000 });

/** Answers to some of the tasks. Each task has a good and a bad one. */
const FOLDER = 'tests/fixtures/agents/answers';
const tasks = agentTasks();
const names = readdirSync(FOLDER).map((file) => basename(file, '.tsx'));

/** Classes without effect on iOS in the bad answers and in the code to repair, keyed by name. */
const faults: Record<string, readonly string[]> = {
  'new-photo-grid.bad': ['sticky', 'grid', 'grid-cols-3', 'object-cover'],
  'new-sign-in.bad': [
    'space-y-4',
    'outline-none',
    'focus:ring-2',
    'focus:ring-blue-500',
    'cursor-pointer',
  ],
  'repair-grid.bad': ['col-span-2', 'basis-[calc(50%-8px)]', 'place-items-center', 'align-middle'],
  'repair-new-names.bad': ['rounded-xs'],
  'repair-dividers': ['divide-y', 'divide-gray-200', 'dark:divide-gray-700'],
  'repair-focus': ['outline-none', 'ring-blue-500', 'focus:ring-2'],
  'repair-gradient': ['bg-gradient-to-r', 'from-fuchsia-600', 'to-orange-500'],
  'repair-grid': ['grid', 'grid-cols-2', 'col-span-2', 'place-items-center'],
  'repair-label': ['peer-focus:text-blue-600'],
  'repair-long-text': ['text-ellipsis', 'whitespace-nowrap', 'tabular-nums', 'text-opacity-60'],
  'repair-new-names': [
    'rounded-xs',
    'bg-linear-to-r',
    'from-indigo-600',
    'to-sky-500',
    'shadow-xs',
    'wrap-break-word',
  ],
  'repair-overlay': ['fixed', 'bg-opacity-50', 'backdrop-blur-sm', 'cursor-pointer'],
  'repair-scrolling': ['h-dvh', 'overflow-y-auto', 'sticky', 'block'],
  'repair-spacing': ['space-y-6', 'space-x-4'],
};

/** Code that is checked in addition to the answers and the code to repair. */
const others = {
  platforms:
    "import { View } from 'react-native';\nexport default () => <View className='group web:grid ios:p-2 android:m-2 native:grid' />;\n",
  types:
    "import { View } from 'react-native';\nexport default () => (\n  <View className='p-4' width='full' />\n);\n",
  'broken-off': 'export default function Screen() {\n  return <View className="p-4">\n',
  'own-file':
    "import { Card } from './card';\nexport default () => <Card className='p-4 size-4' />;\n",
  empty: 'export default () => null;\n',
};

type Checked = Awaited<ReturnType<typeof checkAnswers>>;
let checking: Promise<Checked> | undefined;

/** Checks all code once, and resolves to the result for one piece of it. */
async function resultOf(name: string) {
  const given = tasks.flatMap(({ name, given }): [string, string][] =>
    given ? [[name, given]] : [],
  );
  const answers = names.map((name): [string, string] => [
    name,
    readFileSync(join(FOLDER, `${name}.tsx`), 'utf8'),
  ]);
  checking ??= checkAnswers(new Map([...given, ...answers, ...Object.entries(others)]));
  return (await checking).get(name);
}

test('there are ten new screens and ten repairs', () => {
  const isNamed = (name: string, given?: string) =>
    name.startsWith(given === undefined ? 'new-' : 'repair-');
  expect(tasks.filter(({ name, given }) => !isNamed(name, given))).toEqual([]);
  expect(tasks.filter(({ given }) => given === undefined)).toHaveLength(10);
  expect(tasks.filter(({ given }) => given !== undefined)).toHaveLength(10);
});

test('each sample answers a task, and each of these tasks has a good and a bad answer', () => {
  const known = new Set(tasks.map(({ name }) => name));
  const answered = [...new Set(names.map((name) => name.replace(/\..*/, '')))];
  expect(answered.filter((name) => !known.has(name))).toEqual([]);
  expect(answered.length).toBeGreaterThanOrEqual(4);
  expect(names).toEqual(answered.flatMap((name) => [`${name}.bad`, `${name}.good`]));
});

test('every code to repair and every bad answer has classes without effect', () => {
  const bad = names.filter((name) => name.endsWith('.bad'));
  const given = tasks.filter(({ given }) => given !== undefined).map(({ name }) => name);
  expect(Object.keys(faults).sort()).toEqual([...bad, ...given].sort());
});

for (const [name, classes] of Object.entries(faults)) {
  test(`the checker finds the classes without effect in ${name}`, async () => {
    const found = await resultOf(name);
    expect(found?.withoutEffect.ios).toEqual(classes);
    // Only Android has a style for it.
    const onAndroid = classes.filter((name) => name !== 'align-middle');
    expect(found?.withoutEffect.android).toEqual(onAndroid);
    expect(found?.classes).toBeGreaterThan(classes.length);
  });
}

for (const name of names.filter((each) => each.endsWith('.good'))) {
  test(`the checker finds nothing wrong in ${name}`, async () => {
    expect(await resultOf(name)).toEqual({
      classes: expect.any(Number),
      withoutEffect: { ios: [], android: [] },
      compileErrors: [],
    });
  });
}

test('classes count on the platforms that they are for, and markers do not count', async () => {
  expect(await resultOf('platforms')).toEqual({
    classes: 5,
    withoutEffect: { ios: ['native:grid'], android: ['native:grid'] },
    compileErrors: [],
  });
});

test('compile errors have the line, and imports of other packages and files are errors', async () => {
  const errorsOf = async (name: string) => (await resultOf(name))?.compileErrors;
  expect(await errorsOf('types')).toEqual([expect.stringMatching(/^Line 3: TS2\d+: /)]);
  expect(await errorsOf('broken-off')).toContainEqual(expect.stringMatching(/^Line \d: TS17008: /));
  expect(await errorsOf('repair-new-names.bad')).toEqual([
    'The app does not have expo-linear-gradient.',
  ]);
  expect(await errorsOf('own-file')).toEqual(['The app does not have ./card.']);
  expect(JSON.stringify(await errorsOf('types'))).not.toContain(process.cwd());
});

test('code without classes has no faults and no classes', async () => {
  expect(await resultOf('empty')).toEqual({
    classes: 0,
    withoutEffect: { ios: [], android: [] },
    compileErrors: [],
  });
});

const code = 'export default () => null;';
const texts: [text: string, found: string | undefined][] = [
  [`Here it is:\n\n\`\`\`tsx\n${code}\n\`\`\`\n`, `${code}\n`],
  [`\`\`\`sh\nnpm install nativewind tailwindcss react-native-reanimated\n\`\`\`\n`, undefined],
  [`\`\`\`jsx\na;\n\`\`\`\n\n\`\`\`tsx title="App.tsx"\n${code}\n\`\`\``, `${code}\n`],
  [`\`\`\`\n${code}\n\`\`\``, `${code}\n`],
  ['```\nplain\n```', undefined],
  [`\`\`\`tsx\n${code}`, `${code}\n`],
  [code, `${code}\n`],
  ['I cannot help with that.', undefined],
  ['', undefined],
];

for (const [text, found] of texts) {
  test(`the code in an answer is ${found ? 'found' : 'missing'}: ${JSON.stringify(text)}`, () => {
    expect(codeIn(text)).toBe(found);
  });
}
