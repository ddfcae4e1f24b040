import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import fc from 'fast-check';
import { normalizePath } from '@/lib/config/paths';
import { checkRedirects } from '@/lib/content/links/declared-redirects';
import { checkProperty, hostileText } from '../../support/hostile-values';

const pages = ['/', '/a', '/b/'].map((path) => ({ path, from: `${path}.mdx` }));

test('every valid redirect leads to a page in one step', () => {
  const path = fc.oneof(fc.constantFrom('/', '/a', '/A/', '/c', '/d', '/e', '/f?x#y'), hostileText);
  const table = fc.array(fc.record({ from: path, to: path }), { maxLength: 8 });
  checkProperty(table, (moves) => {
    const redirects = moves.map((move, index) => ({
      ...move,
      file: 'site.config.ts',
      position: { line: index + 1, column: 1 },
    }));
    const wrong = checkRedirects(redirects, pages, () => undefined).map(
      ({ position }) => position?.line,
    );
    const right = moves.filter((_, index) => !wrong.includes(index + 1));
    const real = pages.map((page) => normalizePath(page.path));
    const sources = right.map(({ from }) => normalizePath(from));
    assert.equal(new Set(sources).size, sources.length);
    for (const source of sources) assert.ok(!real.includes(source), source);
    for (const { to } of right)
      assert.ok(real.includes(normalizePath(to.replace(/[?#].*$/s, ''))), to);
  });
});
