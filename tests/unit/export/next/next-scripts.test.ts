import { expect, test } from '@playwright/test';
import { deferFramework, withoutInertCode, withSteadyHead } from '@/lib/export/next/next-scripts';

const start = '<script>self.__next_f.push([1,"0:{}"])</script>';
const head = '<head><meta charSet="utf-8"/>';

test('a document lists the framework’s files next to its payload and loads neither them nor polyfills', () => {
  const page = `${head}<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/a.js" async=""></script></head><script src="/_next/b.js" async=""></script><script src="/_next/old.js" noModule=""></script>${start}`;
  expect(deferFramework(page, '/assets/page.js')).toBe(
    `${head}<script type="module" async src="/assets/page.js"></script></head>${start.replace('<script', '<script data-framework="/_next/a.js /_next/b.js"')}`,
  );
});

test('a page without Next stays unchanged', () => {
  const page = `${head}</head><script src="/own.js" async=""></script>`;
  expect(deferFramework(page, '/assets/page.js')).toBe(page);
});

test('a Next page without framework files reports a changed format', () => {
  expect(() => deferFramework(`${head}</head>${start}`, '/assets/page.js')).toThrow(
    'Next’s format changed: a page does not name the framework’s files.\n  Found by lib/export/next/next-scripts.ts. Read lib/export/next/README.md to fix it.',
  );
});

test('the code of a script that never runs is removed, and its element stays', () => {
  const html = '<script type="text/plain">if (1 < 2) run()</script><script>a()</script><p>b</p>';
  expect(withoutInertCode(html)).toBe(
    '<script type="text/plain"></script><script>a()</script><p>b</p>',
  );
});

test('a Next page without such a script reports a changed format', () => {
  const html = '<script>self.__next_f.push([1,""])</script>';
  expect(() => withoutInertCode(html)).toThrow(
    'Next’s format changed: a page has no script of the theme library.\n  Found by lib/export/next/next-scripts.ts. Read lib/export/next/README.md to fix it.',
  );
  expect(withoutInertCode('<p>a</p>')).toBe('<p>a</p>');
});

test('the head elements of the page come before those of the site, whichever React wrote first', () => {
  const site = '<meta name="generator" content="docs 1"/><link rel="icon" href="/icon.ico"/>';
  const own = '<title>A page</title><meta name="description" content="About it"/>';
  const ordered = `<head><meta charSet="utf-8"/>${own}${site}<script>a()</script></head>`;
  expect(withSteadyHead(ordered)).toBe(ordered);
  expect(withSteadyHead(ordered.replace(own + site, site + own))).toBe(ordered);
});
