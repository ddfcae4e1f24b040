import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { visit } from 'unist-util-visit';
import { compileNative, rulesOf } from '@/lib/classes/computation/native-compiler';
import { toSupportData } from '@/lib/classes/data/alternatives';
import { decodeSupport } from '@/lib/classes/data/class-data';
import { toLookup } from '@/lib/classes/lookup/lookup';
import type { Found } from '@/lib/classes/lookup/lookup-index';
import {
  type AgentReplacement,
  parseReplacements,
  replacementsOf,
} from '@/lib/content/entries/agent-replacements';
import { toPageParts } from '@/lib/site/agents/page-parts';
import { toLookupData } from '@/lib/site/pages/lookup-data';
import { upgrading } from '@/tests/content/library-messages';
import { renderRecipe } from '@/tests/content/recipes';
import { libraryClasses } from '@/tests/support/library-answers';
import { runLibrary } from '@/tests/support/library-runtime';
import { siteIn } from '@/tests/support/site';
import { runTailwind } from '@/tests/support/tailwind-project';

const file = replacementsOf('content/docs/v4');

function parse(source: string) {
  return parseReplacements(source, file, toSupportData(siteIn().classes('current')));
}

function replacements(): AgentReplacement[] {
  return parse(readFileSync(file, 'utf8')).value ?? [];
}

/** Returns a function that looks up a class. It returns undefined for a string that is not a class. */
async function toFind(): Promise<(name: string) => Found | undefined> {
  const { answer } = toLookup(await toLookupData(siteIn(), 'current'));
  return (name) => answer(name, false).found;
}

/** Returns the classes in the code spans of a cell: all words, or those in quotes if there are any. */
function classesOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => {
    if (code.startsWith('<')) return [];
    const quoted = [...code.matchAll(/'([^']+)'/g)].map(([, text = '']) => text);
    return (quoted.length > 0 ? quoted : [code]).flatMap((text) => text.split(' '));
  });
}

/** Returns the platforms on which a class has to work: both native ones, or the one in its variant. */
function platformsOf(name: string): ('web' | 'ios' | 'android')[] {
  const [, own] = /^(ios|android|web):/.exec(name) ?? [];
  if (own === 'ios' || own === 'android' || own === 'web') return [own];
  return ['ios', 'android'];
}

/** Renders an element on a simulated device, and returns the props of the view with this type. */
async function propsOf(
  element: string,
  type: string,
  code = ALL,
): Promise<Record<string, unknown>> {
  const found = (await renderRecipe(code, element)).find((view) => view.type === type);
  if (!found) throw new Error(`${element} renders no ${type}`);
  return found.props;
}

const ALL = `import { FlatList, Pressable, ScrollView, Text, View } from 'react-native';`;

/** Proofs of the rows that class data alone cannot prove, keyed by their `check`. */
const checks: Record<string, () => Promise<void>> = {
  gradient: async () => {
    const find = await toFind();
    for (const name of ['bg-gradient-to-r', 'from-sky-500', 'to-indigo-500'])
      expect(find(name)?.support, name).toBe('f--');
    const code = `import { LinearGradient } from 'expo-linear-gradient';`;
    const element = `<LinearGradient colors={['#0ea5e9', '#6366f1']} className="h-4" />`;
    const plain = await propsOf(element, 'ExpoLinearGradient', code);
    expect(plain).toMatchObject({ className: 'h-4', colors: ['#0ea5e9', '#6366f1'] });
    const register = `import { cssInterop } from 'nativewind'; cssInterop(LinearGradient, { className: 'style' });`;
    const registered = await propsOf(element, 'ExpoLinearGradient', code + register);
    expect(registered.style).toMatchObject({ height: 14 });
  },
  touch: async () => {
    const hover = await propsOf('<Pressable className="hover:bg-sky-700" />', 'Pressable');
    expect(hover).toHaveProperty('onHoverIn');
    expect(hover).not.toHaveProperty('onPressIn');
    const active = await propsOf('<Pressable className="active:bg-sky-700" />', 'Pressable');
    expect(active).toHaveProperty('onPressIn');
  },
  'added-later': async () => {
    const names = 'transition-opacity opacity-50';
    const { css } = await runTailwind(
      { 'App.tsx': names, 'global.css': '@tailwind utilities;' },
      'ios',
    );
    const sheet = compileNative(css);
    const isAnimated = (name: string) => rulesOf(name, sheet).some(({ transition }) => transition);
    expect(names.split(' ').map(isAnimated)).toEqual([true, false]);
    expect(await upgrading('animated')()).toContain('need to be animated');
  },
  'safe-area': async () => {
    const find = await toFind();
    expect(find('pt-12')).toMatchObject({ ios: 'paddingTop: 42', android: 'paddingTop: 42' });
    const safe = find('pt-safe');
    expect(safe).toMatchObject({ ios: 'paddingTop: 50', android: 'paddingTop: 50' });
    expect(safe?.remarks.join()).toContain('Needs SafeAreaProvider; shown for insets of 50');
  },
  'safe-area-view': async () => {
    const propsFrom = (name: string) =>
      propsOf(
        '<SafeAreaView className="p-4" />',
        'SafeAreaView',
        `import { SafeAreaView } from '${name}'; import 'nativewind';`,
      );
    expect(await propsFrom('react-native')).toEqual({ className: 'p-4' });
    const { style } = await propsFrom('react-native-safe-area-context');
    expect(style).toMatchObject({ padding: 14 });
  },
  'content-container': async () => {
    const classes = 'className="p-2" contentContainerClassName="items-center p-4"';
    expect(await propsOf(`<ScrollView ${classes} />`, 'ScrollView')).toEqual({
      style: { padding: 7 },
      contentContainerStyle: { alignItems: 'center', padding: 14 },
    });
    const list = await propsOf(`<FlatList ${classes} />`, 'FlatList');
    expect(Object.keys(list)).toEqual(expect.arrayContaining(['contentContainerStyle', 'style']));
    expect(list).not.toHaveProperty('contentContainerClassName');
  },
  'class-array': async () => {
    const list = "['p-4', true && 'bg-sky-600']";
    const message = 'className.split is not a function';
    await expect(propsOf(`<View className={${list}} />`, 'View')).rejects.toThrow(message);
    const joined = `{ className: "p-4 bg-sky-600" }.className === ${list}.filter(Boolean).join(' ') && "p-4"`;
    const { style } = await propsOf(`<View className={${joined}} />`, 'View');
    expect(style).toMatchObject({ padding: 14 });
  },
  merge: async () => {
    for (const order of ['p-4 p-2', 'p-2 p-4'])
      expect((await propsOf(`<View className="${order}" />`, 'View')).style).toEqual({
        padding: 14,
      });
    const { twMerge } = await import('tailwind-merge');
    expect(twMerge('p-4', 'p-2')).toBe('p-2');
    const readme = readFileSync('node_modules/tailwind-merge/README.md', 'utf8');
    expect(readme).toContain('Supports Tailwind v3.0');
  },
  'whole-names': async () => {
    const cssOf = async (code: string) =>
      (await runTailwind({ 'App.tsx': code, 'global.css': '@tailwind utilities;' }, 'ios')).css;
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    const built = '`bg-${color}-500`';
    expect(await cssOf(built)).not.toContain('bg-red-500');
    const chosen = "{ red: 'bg-red-500', sky: 'bg-sky-500' }[color]";
    expect(await cssOf(chosen)).toContain('.bg-red-500');
  },
  inheritance: async () => {
    const onView = '<View className="text-white"><Text>a</Text></View>';
    expect((await propsOf(onView, 'Text')).style).toBeUndefined();
    const { style } = await propsOf('<Text className="text-white">a</Text>', 'Text');
    expect(style).toMatchObject({ color: '#ffffff' });
  },
  styled: async () => {
    const exported = await runLibrary<object>("export * from 'nativewind';", {
      platform: 'native',
    });
    expect(Object.keys(exported)).not.toContain('styled');
    const code = `${ALL} import { cssInterop } from 'nativewind';
      const Icon = ({ style }) => <View style={style} />;
      cssInterop(Icon, { className: 'style' });`;
    const { style } = await propsOf('<Icon className="p-4" />', 'View', code);
    expect(style).toMatchObject({ padding: 14 });
  },
};

test('the page for agents replaces 25 habits, and each check proves one of them', () => {
  const rows = replacements();
  expect(rows).toHaveLength(25);
  const named = rows.flatMap(({ check }) => check ?? []);
  expect(named.sort()).toEqual(Object.keys(checks).sort());
});

test('iOS and Android do not fully support any class that the page advises against', async () => {
  const find = await toFind();
  for (const { avoid, check } of replacements()) {
    if (check) continue;
    expect(classesOf(avoid).length, avoid).toBeGreaterThan(0);
    for (const name of classesOf(avoid)) {
      const support = find(name)?.support;
      const { ios, android } = support ? decodeSupport(support) : { ios: 'none', android: 'none' };
      expect(
        [ios, android].filter((level) => level === 'full'),
        `${avoid}: ${name}`,
      ).toEqual([]);
    }
  }
});

test('each platform fully supports the classes that the page offers instead', async () => {
  const find = await toFind();
  const offered = replacements().filter(({ check }) => !check);
  const names = offered.flatMap(({ write }) => classesOf(write));
  expect(names.length).toBeGreaterThan(15);
  const [known, others] = [names.filter(find), names.filter((name) => !find(name))];
  const computed = await libraryClasses(
    'v4',
    others.map((name) => [name, '']),
  );
  const supports = [
    ...known.map((name) => ({ name, support: decodeSupport(find(name)?.support ?? '') })),
    ...computed,
  ];
  expect(supports).toHaveLength(names.length);
  for (const { name, support } of supports)
    for (const platform of platformsOf(name)) expect(support[platform], name).toBe('full');
});

for (const [name, prove] of Object.entries(checks)) {
  test(`the installed library proves the row about ${name}`, prove);
}

test('a row without a replacement gets the suggestion of the lookup', () => {
  const row = (text: string) => parse(`- { avoid: "${text}", why: It differs. }`);
  expect(row('`truncate`').value).toEqual([
    { avoid: '`truncate`', write: '`line-clamp-1`', why: 'It differs.' },
  ]);
  expect(row('`grid grid-cols-3`').value?.[0]?.write).toContain('`basis-1/3` on each child');
  expect(row('`blur`').errors?.[0]?.message).toContain(
    'The lookup suggests nothing instead of `blur`',
  );
});

test('every class and variant that the page recommends works fully on all platforms', async () => {
  const entry = siteIn().docs.find(({ path }) => path === '/agents');
  if (!entry) throw new Error('There is no page /agents');
  const { tree } = await siteIn().compile(entry);
  const part = toPageParts(tree).find(({ title }) => title === 'Use what works everywhere');
  const lists = { type: 'root' as const, children: part?.nodes.slice(1) ?? [] };
  const names: string[] = [];
  visit(lists, 'inlineCode', ({ value }) => {
    names.push(...value.split(' '));
  });
  expect(names.length).toBeGreaterThan(40);
  const find = await toFind();
  const { variants } = siteIn().classes('current');
  for (const name of names) {
    if (!name.endsWith(':')) expect(find(name)?.support, name).toBe('fff');
    const variant = variants.find((other) => `${other.name}:` === name);
    if (name.endsWith(':'))
      expect(variant, name).toMatchObject({ outcome: 'works', on: ['web', 'ios', 'android'] });
  }
});
