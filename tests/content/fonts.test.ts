import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { siteIn } from '@/tests/support/site';

/** Generic font families that Android has. React Native passes family names to Android unchanged. */
const ANDROID_FAMILIES = ['sans-serif', 'serif', 'monospace'];

const families: [className: string, ios: string, android: string][] = [
  ['font-sans', 'system font', 'san-serif'],
  ['font-serif', 'Georgia', 'serif'],
  ['font-mono', 'Courier New', 'mono'],
];

test('the pages name the font families of the preset and those that Android does not have', async () => {
  const { classes } = siteIn().classes('current');
  const text = await textOf('/customization/theme', 'fonts');
  for (const [className, ios, android] of families) {
    const native = classes.find(({ name }) => name === className)?.native;
    expect(native).toEqual({ ios: `fontFamily: '${ios}'`, android: `fontFamily: '${android}'` });
    expect(text).toContain(className);
    expect(text).toContain(ios);
    expect(text).toContain(android);
  }
  const unknown = families.filter(([, , android]) => !ANDROID_FAMILIES.includes(android));
  const utility = await textOf('/tailwind/typography/font-family', 'android');
  for (const [, , android] of unknown) expect(utility).toContain(android);
});

test('React Native itself passes "monospace" to Android', () => {
  const file = 'node_modules/react-native/Libraries/LogBox/UI/LogBoxInspectorCodeFrame.js';
  expect(readFileSync(file, 'utf8')).toContain("Platform.select({android: 'monospace'");
});

async function textOf(path: string, id: string): Promise<string> {
  const { docs, compile } = siteIn();
  const entry = docs.find((it) => it.path === path);
  if (!entry) throw new Error(`There is no page ${path}`);
  const { sections } = await compile(entry);
  const start = sections.findIndex(({ heading }) => heading?.id === id);
  return sections[start]?.text ?? '';
}
