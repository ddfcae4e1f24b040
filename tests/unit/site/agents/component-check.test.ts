import { expect, test } from '@playwright/test';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import { toClassAnswers } from '@/lib/site/agents/class-answers';
import { toLookupData } from '@/lib/site/pages/lookup-data';
import { siteIn } from '../../../support/site';

/** Classes that the answers asked the library for, which is not run here. */
const asked: string[] = [];

async function answers(version = 'current', computed = new Map<string, ClassSupport>()) {
  asked.length = 0;
  return toClassAnswers({
    data: await toLookupData(siteIn(), version),
    ask: async (names) => {
      asked.push(...names);
      return computed;
    },
    toUrl: (path) => `https://site.example${path}`,
  });
}

const check = async (code: string) => (await answers()).check(code);

test('a component whose classes work everywhere is clean', async () => {
  expect(await check('<View className="flex-1 gap-4 bg-black" />')).toBe(
    'Clean. 3 classes: 3 everywhere.',
  );
});

test('a class that native lacks is a problem with what to write instead', async () => {
  expect(await check('<View className="grid cursor-pointer" />')).toBe(
    [
      'Not clean. Fix each problem, then check the component again. 2 classes: 2 on the web only.',
      'Problems:',
      [
        '- `grid` (View, line 1): On native, use `flex-row flex-wrap`. Or write `web:grid` if only the web needs it.',
        '- `cursor-pointer` (View, line 1): No effect on native. Remove it, or write `web:cursor-pointer` if only the web needs it.',
      ].join('\n'),
    ].join('\n\n'),
  );
});

test('a misspelled class is a problem with similar classes', async () => {
  expect(await check('<View className="items-centre" />')).toContain(
    '- `items-centre` (View, line 1): items-centre is not a class. Try items-center',
  );
});

test('the advice for a class of the web makes the component clean', async () => {
  expect(await check('<View className="web:grid web:cursor-pointer" />')).toMatch(/^Clean\./);
});

test('what an edit cannot solve is a hint', async () => {
  const result = await check('<View className={cn("shadow-lg bg-brand", extra)} />');
  expect(result).toMatch(/^Clean\./);
  expect(result).toContain('Hints, which need no change:');
  for (const hint of ['- `shadow-lg` (View', '- `bg-brand` (View', '- `extra` (line 1)'])
    expect(result).toContain(hint);
});

test('code without classes is clean, and code with a mistake is not', async () => {
  expect(await check('export const one = () => <View />;')).toMatch(/^Clean\./);
  expect(await check('export const one = () => <View className="p-4" ')).toMatch(/^Not clean\./);
  expect(await check(`"${'x'.repeat(200_001)}"`)).toMatch(/^Not clean\./);
});

test('each class has its support, its styles, its remarks, and its page', async () => {
  const { lookUp } = await answers();
  expect(await lookUp(['gap-4', 'items-centre'])).toBe(
    [
      '## gap-4',
      'iOS: works, Android: works, Web: works',
      [
        '- CSS: gap: 1rem',
        '- iOS style: rowGap: 14, columnGap: 14',
        '- Android style: rowGap: 14, columnGap: 14',
        '- Page: https://site.example/tailwind/flexbox/gap',
      ].join('\n'),
      '## items-centre',
      'items-centre is not a class.',
      '- Similar classes: items-center',
    ].join('\n\n'),
  );
});

test('the library is asked for classes outside of the data only', async () => {
  const { lookUp } = await answers();
  await lookUp(['gap-4', 'mt-[3px]', 'nonsense', '__proto__']);
  expect(asked).toEqual(['mt-[3px]']);
});

test('each version has its own answers', async () => {
  const { lookUp } = await answers('v2');
  expect(await lookUp(['gap-4'])).toContain('Page: https://site.example/v2/tailwind/flexbox/gap');
});

test('with a theme, NativeWind computes all classes, and names of the default theme are unknown', async () => {
  const colors = { brand: '#0ea5e9' };
  const theme = { web: { colors }, native: { colors } };
  const flex = siteIn().classes('current').byName.get('flex-1');
  const computed = new Map(flex && [['flex-1', flex]]);
  const { check: checkWith } = await answers('current', computed);
  const text = await checkWith('<View className="group flex-1 bg-red-500" />', theme);
  expect(asked).toEqual(['flex-1', 'bg-red-500']);
  expect(text).toContain('3 classes: 1 everywhere, 1 only a marker, 1 unknown.');
  expect(text).toContain('`bg-red-500` (View, line 1): bg-red-500 is not in the theme.');
});
