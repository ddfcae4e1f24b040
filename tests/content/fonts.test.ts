import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { renderRecipe } from '@/tests/content/recipes';
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

/** Renders an element with the components of the page on iOS, and returns the style of each text. */
async function textStyles(element: string, code = ''): Promise<unknown[]> {
  const samples = `import { Text as Plain, View } from 'react-native';
    import { Text } from 'sample:components/text.tsx';
    import { OpeningHours } from 'sample:components/opening-hours.tsx'; ${code}`;
  const views = await renderRecipe(samples, element, '/tailwind/typography/font-family');
  return views.filter(({ type }) => type === 'Text').map(({ props }) => props.style);
}

test('a Text component of the app sets the family of its weight on every text', async () => {
  const [title, line] = await textStyles('<OpeningHours />');
  expect(title).toMatchObject({ fontFamily: 'Lora-Bold', fontSize: 17.5 });
  expect(line).toEqual({ fontFamily: 'Lora-Regular' });
});

const attempts: [what: string, element: string, code?: string][] = [
  [
    'a class on a View around it',
    '<View className="font-[Lora-Regular]"><Plain className="p-0" /></View>',
  ],
  [
    'defaultProps',
    '<Plain className="p-0" />',
    "Plain.defaultProps = { style: { fontFamily: 'Lora-Regular' } };",
  ],
];

for (const [what, element, code] of attempts) {
  test(`${what} does not set the font of a text`, async () => {
    const [style] = await textStyles(element, code);
    expect(style).toEqual(expect.not.objectContaining({ fontFamily: expect.anything() }));
  });
}

test('React Native Web sets a font on each text', () => {
  const source = readFileSync('node_modules/react-native-web/dist/exports/Text/index.js', 'utf8');
  expect(source).toContain("font: '14px System'");
});

test('React Native for Android applies a weight to a registered family', () => {
  const folder = 'node_modules/react-native/ReactAndroid/src/main/java/com/facebook/react/common';
  expect(readFileSync(`${folder}/assets/ReactFontManager.kt`, 'utf8')).toContain(
    'return typefaceStyle.apply(customTypefaceCache[fontFamilyName])',
  );
});

async function textOf(path: string, id: string): Promise<string> {
  const { docs, compile } = siteIn();
  const entry = docs.find((it) => it.path === path);
  if (!entry) throw new Error(`There is no page ${path}`);
  const { sections } = await compile(entry);
  const start = sections.findIndex(({ heading }) => heading?.id === id);
  return sections[start]?.text ?? '';
}
