import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { missingPlatforms, withoutIntegrity } from '@/scripts/lockfile';

test('the lockfile can be installed from on every platform and names no registry', () => {
  const text = readFileSync('package-lock.json', 'utf8');
  expect(Object.keys(missingPlatforms(JSON.parse(text).packages))).toEqual([]);
  expect(text).not.toMatch(/"resolved"|https?:\/\/(?:[\w.-]*registry|localhost|\d)/);
});

test('every package is held by its integrity, but those of platforms that the registry lacked', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const platforms = /^node_modules\/@(?:biomejs\/cli|next\/swc)-/;
  const open = withoutIntegrity(packages).filter((path) => !platforms.test(path));
  expect(open).toEqual([]);
  const example = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { integrity: 'x' } };
  expect(withoutIntegrity({ '': {}, ...example, c: { inBundle: true } })).toEqual([
    'node_modules/a',
  ]);
});

test('a package of another platform is described by its name', () => {
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

test('an optional package that is no platform has to be installed', () => {
  const packages = { 'node_modules/a': { optionalDependencies: { fsevents: '^2.0.0' } } };
  expect(() => missingPlatforms(packages)).toThrow('does not describe fsevents ^2.0.0');
});
