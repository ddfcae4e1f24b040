import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { devPackageVersion } from '@/lib/classes/computation/dev-package-version';
import { computeAcceptedValues } from '@/lib/player/build/compute-accepted-values';

test('the checked-in accepted values are those of the installed React Native', () => {
  const { path, text, differences } = computeAcceptedValues();
  expect(differences).toEqual([]);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('the version of a package comes from package.json, also if it is not installed', () => {
  const { version } = JSON.parse(readFileSync('node_modules/react-native/package.json', 'utf8'));
  expect(devPackageVersion('react-native')).toBe(version);
  expect(() => devPackageVersion('next')).toThrow('package.json has no next in devDependencies.');
});
