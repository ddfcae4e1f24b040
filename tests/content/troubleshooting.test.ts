import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadContent } from '@/lib/content/content';
import { type Compiled, compileEntry } from '@/lib/mdx/compile';

async function troubleshooting(): Promise<Compiled> {
  const entry = loadContent().docs.find(({ path }) => path === '/troubleshooting');
  if (!entry) throw new Error('There is no page /troubleshooting');
  return compileEntry(entry);
}

test('each message and symptom has its cause, a fix, and a way to see that it is fixed', async () => {
  const { sections } = await troubleshooting();
  const lacking = sections.flatMap(({ heading, text }) => {
    const absent = ['Cause.', 'Fix.', 'Check.'].filter((part) => !text.includes(part));
    return heading && absent.length > 0 ? [`${heading.text}: ${absent.join(' ')}`] : [];
  });
  expect(lacking).toEqual([]);
});

/** What the library says, with the place that answers it; the first three are linked to by the library. */
const messages: [id: string, message: string][] = [
  ['jsxImportSource', "jsxImportSource was not set to 'nativewind'"],
  ['no-data', 'Nativewind received no data'],
  ['tailwind-preset', "unable to detect the 'nativewind/preset'"],
  ['metro-preset', 'Tailwind CSS has not been configured with the NativeWind preset'],
  ['tailwind-4', 'NativeWind only supports Tailwind CSS v3'],
  ['no-utilities', 'No utility classes were detected in your source files'],
  ['no-utilities', 'is missing or empty'],
  ['upgrade-warning', 'CssInterop upgrade warning'],
  ['upgrade-warning', 'Converting View to Pressable'],
  ['upgrade-warning', 'need to be animated'],
  ['upgrade-warning', 'need to set a variable'],
  ['upgrade-warning', 'need to marked as a container'],
  ['color-scheme', 'Unable to manually set color scheme without using darkMode: class'],
  ['color-scheme', "Cannot manually set color scheme, as dark mode is type 'media'"],
  ['user-interface-style', "'userInterfaceStyle' setting"],
  ['resolve-request', "overridden the 'config.resolver.resolveRequest' config setting"],
];

test('what the library says is answered in its own words, as it says it today', async () => {
  const { sections } = await troubleshooting();
  const packages = ['nativewind/dist', 'react-native-css-interop/dist', 'tailwindcss/lib'];
  const library = packages.map(sourceOf).join('\n');
  for (const [id, message] of messages) {
    const section = sections.find(({ heading }) => heading?.id === id);
    expect(`${section?.heading?.text} ${section?.text}`, id).toContain(message);
    expect(library.includes(message), message).toBe(true);
  }
});

function sourceOf(path: string): string {
  const folder = join('node_modules', path);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
