import { expect, test } from '@playwright/test';
import { missingClasses, shownClasses } from '@/tests/support/installation/bundled-classes';

test('the expected classes are those of the last screen, each once', () => {
  const screen = (code: string) => ({ language: 'tsx', title: 'a.tsx', code });
  const steps = [
    screen('<View className="p-1" />'),
    screen('<View className="p-2 m-2"><Text className="p-2 m-4" /></View>'),
    { language: 'sh', code: 'npx expo start' },
  ];
  expect(shownClasses(steps)).toEqual(['p-2', 'm-2', 'm-4']);
  expect(shownClasses([])).toEqual([]);
});

test('a class counts as bundled with a compiled rule on native or a selector on the web, not by its name alone', () => {
  const rows: [platform: 'ios' | 'web', text: string, missing: string[]][] = [
    ['ios', 'rules:{"p-2":{n:[{s:[7]}]},flex:{n:[]}}', []],
    ['ios', '"className":"p-2 flex"', ['p-2', 'flex']],
    ['ios', '"p-24":{n:[]},"inline-flex":{n:[]}', ['p-2', 'flex']],
    ['web', '.p-2 { padding: 2px }.flex{display:flex}', []],
    ['web', 'html .p-20{}.flex-1{}', ['p-2', 'flex']],
  ];
  for (const [platform, text, missing] of rows) {
    expect(missingClasses(platform, text, ['p-2', 'flex']), text).toEqual(missing);
  }
});
