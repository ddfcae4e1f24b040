import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import glob from 'fast-glob';

// The framework's build refuses such a module too, naming its path; this says so before a build.
test('ERR-06 a page module without a default export has nothing to render', () => {
  const modules = glob.sync('app/**/{page,layout,error,global-error,not-found}{,.*}.tsx');
  expect(modules.length).toBeGreaterThan(5);
  const empty = modules.filter((path) => !/^export default /m.test(readFileSync(path, 'utf8')));
  expect(empty, 'modules from which nothing can be rendered').toEqual([]);
});
