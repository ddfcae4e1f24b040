import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type LockedPackage, missingPlatforms, withoutIntegrity } from '@/scripts/lockfile';

/** Permissive licenses. They allow using, changing, and redistributing a package if its notice is kept. */
const licenses =
  /^(?:MIT|ISC|0BSD|BSD(?:-[23]-Clause)?|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Python-2\.0|WTFPL|Zlib)$/;

/** Other approved licenses, keyed by the start of the package's path. These packages are used unmodified. */
const asTheyCame: Record<string, string> = {
  'node_modules/@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0',
  'node_modules/@fontsource-variable/geist': 'OFL-1.1',
  'node_modules/@img/sharp-': 'LGPL-3.0-or-later',
  'node_modules/axe-core': 'MPL-2.0',
  'node_modules/lightningcss': 'MPL-2.0',
  'node_modules/next-mdx-remote': 'MPL-2.0',
};

/**
 * Matches packages that the registry lacked when the lockfile was written. The lockfile contains only their
 * versions.
 */
const platforms = /^node_modules\/@(?:biomejs\/cli|next\/swc)-/;

test('the lockfile works on every platform and names no registry', () => {
  const text = readFileSync('package-lock.json', 'utf8');
  expect(Object.keys(missingPlatforms(JSON.parse(text).packages))).toEqual([]);
  expect(text).not.toMatch(/"resolved"|https?:\/\/(?:[\w.-]*registry|localhost|\d)/);
});

test('every package has an integrity hash, except platform packages that the registry lacked', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const open = withoutIntegrity(packages).filter((path) => !platforms.test(path));
  expect(open).toEqual([]);
  const example = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { integrity: 'x' } };
  expect(withoutIntegrity({ '': {}, ...example, c: { inBundle: true } })).toEqual([
    'node_modules/a',
  ]);
});

test('a package for another platform is described from its name', () => {
  const optionalDependencies = { '@a/cli-linux-x64-musl': '1.0.0', '@a/cli-win32-arm64': '1.0.0' };
  const packages = {
    'node_modules/@a/cli': { dev: true, optionalDependencies },
    'node_modules/@a/cli-win32-arm64': { version: '1.0.0' },
  };
  expect(missingPlatforms(packages)).toEqual({
    'node_modules/@a/cli-linux-x64-musl': {
      version: '1.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  });
});

test('an optional package that is not for a platform has to be installed', () => {
  const packages = { 'node_modules/a': { optionalDependencies: { fsevents: '^2.0.0' } } };
  expect(() => missingPlatforms(packages)).toThrow('does not describe fsevents ^2.0.0');
});

/** Returns the packages whose license is not approved, each with its license. */
function unjudged(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([path, { license }]) => {
    if (path === '' || (license === undefined && platforms.test(path))) return [];
    const own = Object.entries(asTheyCame).find(([start]) => path.startsWith(start))?.[1];
    const names = license?.split(/ AND | OR |[()]/).filter(Boolean) ?? ['none'];
    const isKnown = (name: string) => licenses.test(name) || name === own;
    return names.every(isKnown) ? [] : [`${path}: ${license}`];
  });
}

test('every package has an approved license', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(unjudged(packages)).toEqual([]);
  const others = {
    a: { license: 'GPL-3.0' },
    b: {},
    c: { license: '(MIT AND LGPL-3.0-or-later)' },
  };
  expect(unjudged({ ...others, d: { license: '(MIT OR CC0-1.0)' } })).toEqual([
    'a: GPL-3.0',
    'b: undefined',
    'c: (MIT AND LGPL-3.0-or-later)',
  ]);
});

test('install scripts are disabled, and only esbuild has one', () => {
  const locked: Record<string, LockedPackage> = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  ).packages;
  const asking = Object.keys(locked).filter((path) => locked[path]?.hasInstallScript);
  // esbuild works without its install script, which only replaces a JavaScript launcher with the binary.
  expect(asking).toEqual(['node_modules/esbuild']);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('package.json names one version of each package', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+$/);
});
