import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { listVariants } from '@/lib/class-computation/class-computation';
import { differences } from '@/lib/class-computation/class-files';
import { LIBRARIES, libraryNames } from '@/lib/class-computation/libraries';
import { type ClassData, type ClassSupport, encodeSupport } from '@/lib/classes/class-data';
import { libraryData } from '@/lib/classes/class-store';
import { keep, libraryClasses } from '../../support/library-answers';
import { isLong, long, sampleOf } from '../../support/long';

// One process asks the library, so that two do not start it at a time.
test.describe.configure({ mode: 'default', timeout: 300_000 });

/** All classes with a reason or a note worth guarding, and every so many of the others. */
function sample({ classes }: ClassData): ClassSupport[] {
  const special = classes.filter(({ why, plugin }) => why.length && !/color/i.test(plugin));
  return [...new Set([...special, ...sampleOf(classes, 62)])];
}

for (const version of libraryNames) {
  test(`the file and the library agree on a sample of ${version}`, long, async () => {
    test.setTimeout(600_000);
    const file = libraryData(LIBRARIES[version].file);
    const chosen = sample(file);
    const named = chosen.map(({ name, plugin }): [string, string] => [name, plugin]);
    const library = await libraryClasses(version, named);
    expect(library.length).toBeGreaterThanOrEqual(isLong ? 11_000 : 200);
    const shown = { versions: file.versions, classes: library };
    expect(differences({ versions: file.versions, classes: chosen }, shown)).toEqual([]);
  });
}

test('the file and the library agree on every variant', async () => {
  test.setTimeout(300_000);
  for (const name of libraryNames) {
    const library = await keep(`${name}:variants`, () => listVariants(name));
    expect(libraryData(LIBRARIES[name].file).variants).toEqual(library);
  }
});

test('the file is of the installed packages', () => {
  for (const version of libraryNames) {
    const file = libraryData(LIBRARIES[version].file);
    const installed = Object.fromEntries(
      Object.keys(file.versions).map((name) => [name, installedVersion(version, name)]),
    );
    expect(file.versions).toEqual(installed);
  }
});

function installedVersion(version: string, name: string): string {
  const renamed = version === 'v2' && name !== 'react-native' ? `${name}-v2` : name;
  return JSON.parse(readFileSync(`node_modules/${renamed}/package.json`, 'utf8')).version;
}

test('values are those that reach a component of an app', async () => {
  const rows: [name: string, support: string, ios: string, why: string[]][] = [
    // The web build puts the value of the theme in place of its name.
    ['shrink-[theme(spacing.4)]', 'fff', 'flexShrink: 14', []],
    ['p-[theme(spacing.4)]', 'fff', 'padding: 14', []],
    // Metro writes three decimals into the bundle.
    ['translate-x-2/3', 'fff', 'transform: [{ translateX: 66.7 }]', []],
    // A key that React Native does not have, whatever its value.
    ['border-s-white/[var(--alpha)]', 'f--', '', ['refused:borderInlineStartColor']],
    // Shapes of react-native-svg read these from a style too.
    ['[fill:#b45309]', 'fff', 'fill="#b45309"', []],
    ['[stroke:1/2]', 'fff', 'stroke={[1, 2]}', []],
    // Its types take any text for an angle, and it throws at one that is none.
    ['[rotate:center]', 'f--', '', ['refused:transform']],
    ['rotate-[1.5rad]', 'fff', "transform: [{ rotate: '1.5rad' }]", []],
    // A ripple without its color is none.
    ['ripple-[color:var(--c)]', '---', '', ['refused:android_ripple']],
  ];
  const found = await libraryClasses(
    'v4',
    rows.map(([name]) => [name, 'value']),
  );
  expect(
    found.map(({ name, support, native, why }) => [name, encodeSupport(support), native.ios, why]),
  ).toEqual(rows);
  expect(found[0]?.css).toBe('flex-shrink: 1rem');
});

test('a class at which the compiler of version 2 stops takes no other along', async () => {
  const [stopped, child, unknown, plain] = await libraryClasses('v2', [
    ['group-focus:blur-md', 'value'],
    ['divide-black/[17px]', 'value'],
    ['md:p-[theme(nope)]', 'value'],
    ['p-4', 'padding'],
  ]);
  expect(stopped).toMatchObject({
    status: 'web only',
    why: ["failed:Cannot read properties of undefined (reading 'toLowerCase')"],
  });
  expect(child).toMatchObject({ status: 'web only', native: { ios: '' } });
  expect(unknown).toMatchObject({ css: '' });
  expect(plain).toMatchObject({ status: 'full' });
});

test('version 2 hands shapes their props, measures the hairline and leaves parts alone', async () => {
  const classes = await libraryClasses('v2', [
    ['fill-red-500', 'fill'],
    ['stroke-2', 'strokeWidth'],
    ['border-0.5', 'borderWidth'],
    ['divide-y-0.5', 'divideWidth'],
    ['placeholder-slate-400', 'placeholderColor'],
    ['basis-[20vh]', 'flexBasis'],
  ]);
  expect(classes.map(({ name, native, status }) => [name, native.ios, status])).toEqual([
    ['fill-red-500', 'fill="#ef4444"', 'full'],
    ['stroke-2', 'strokeWidth={2}', 'full'],
    [
      'border-0.5',
      'borderTopWidth: 0.5, borderRightWidth: 0.5, borderBottomWidth: 0.5, borderLeftWidth: 0.5',
      'native only',
    ],
    ['divide-y-0.5', 'children: { borderBottomWidth: 0, borderTopWidth: 0.5 }', 'native only'],
    ['placeholder-slate-400', '', 'web only'],
    ['basis-[20vh]', 'flexBasis: 160', 'full'],
  ]);
});
