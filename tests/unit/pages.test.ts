import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import glob from 'fast-glob';

// The Next.js build would reject such a module too. This test fails earlier.
test('ERR-06 every route module has a default export to render', () => {
  const modules = glob.sync('app/**/{page,layout,error,global-error,not-found}{,.*}.tsx');
  expect(modules.length).toBeGreaterThan(5);
  const empty = modules.filter((path) => !/^export default /m.test(readFileSync(path, 'utf8')));
  expect(empty, 'modules from which nothing can be rendered').toEqual([]);
});
