import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { listVariants } from '@/lib/classes/computation/class-computation';
import { differences } from '@/lib/classes/computation/class-files';
import { LIBRARIES, libraryNames } from '@/lib/classes/computation/libraries';
import type { ClassData, ClassSupport } from '@/lib/classes/data/class-data';
import { libraryData } from '@/lib/classes/data/class-store';
import { keep, libraryClasses } from '../../support/library-answers';
import { isLong, long, rotatingSampleOf } from '../../support/long';

// Tests run serially in one process. Otherwise, two processes would run NativeWind at the same time.
test.describe.configure({ mode: 'default', timeout: 300_000 });

/**
 * Returns all classes with a reason for missing support, except color classes, plus a sample of all classes
 * that changes with the commit.
 */
function sample({ classes }: ClassData): ClassSupport[] {
  const special = classes.filter(({ why, plugin }) => why.length && !/color/i.test(plugin));
  return [...new Set([...special, ...rotatingSampleOf(classes, 62, 4)])];
}

for (const version of libraryNames) {
  test(`the class data and the library agree on a sample of ${version}`, long, async () => {
    test.setTimeout(600_000);
    const file = libraryData(LIBRARIES[version].file);
    const chosen = sample(file);
    const named = chosen.map(({ name, plugin }): [string, string] => [name, plugin]);
    const library = await libraryClasses(version, named);
    expect(library.length).toBeGreaterThanOrEqual(isLong ? 2750 : 200);
    const shown = { versions: file.versions, classes: library };
    expect(differences({ versions: file.versions, classes: chosen }, shown)).toEqual([]);
  });
}

test('the class data and the library agree on every variant', async () => {
  test.setTimeout(300_000);
  for (const name of libraryNames) {
    const library = await keep(`${name}:variants`, () => listVariants(name));
    expect(libraryData(LIBRARIES[name].file).variants).toEqual(library);
  }
});

test('the class data is from the installed packages', () => {
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
