import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { unusedFeatures } from '@/lib/export/policy/features';
import {
  limits,
  type PageWeight,
  toOverruns,
  toPageWeight,
  toTable,
} from '@/lib/export/policy/page-weight';

const files: Record<string, string> = {
  '/a.js': 'first()',
  '/b.js': 'second("DocSearch-Modal")',
  '/c.js': 'third()',
  '/d.js': 'fourth()',
  '/old.js': 'polyfill()',
  '/a.css': 'a{}',
};
const styles = '<style data-sheets="">b{}</style>';
const page = {
  path: '/gap',
  html: `<script src="/a.js" async=""></script><script src="/a.js"></script><script src="/c.js?v=1" data-framework="/b.js /d.js"></script>
    <script src="/old.js" noModule=""></script><link rel="stylesheet" href="/a.css"/>${styles}<link disabled="" rel="stylesheet" href="/part.css"/><link rel="icon" href="/i.svg"/>
    <nav>not counted</nav><article><h1>Gap</h1><p>Three more words</p><pre>code code</pre></article>`,
  payload: Buffer.from('payload'),
  read: (url: string) => Buffer.from(files[url] ?? ''),
};
const size = (text: string) => gzipSync(text, { level: 9 }).length;
const light: PageWeight = {
  path: '/gap',
  words: 300,
  codeBlocks: 2,
  drawings: 0,
  script: 1,
  framework: 1,
  html: 1,
  payload: 1,
  css: 1,
};

test('each file counts once toward the weight of a page, except those that modern browsers skip', () => {
  expect(toPageWeight(page)).toEqual({
    path: '/gap',
    words: 4,
    codeBlocks: 1,
    drawings: 0,
    script: size('first()') + size('third()'),
    framework: size('second("DocSearch-Modal")') + size('fourth()'),
    html: size(page.html.replace(styles, '')),
    payload: size('payload'),
    css: size('b{}') + size('a{}'),
  });
});

test('a page can reach its limit but not exceed it by a byte', () => {
  const heavy = { ...light, ...limits };
  expect(toOverruns([heavy])).toEqual([]);
  const over = { ...heavy, css: limits.css + 1 };
  expect(toOverruns([over])).toEqual([
    { path: '/gap', what: 'css', bytes: limits.css + 1, limit: limits.css },
  ]);
});

test('the limit grows with the length of the text, but not for scripts', () => {
  const long = { ...light, words: 2400, html: limits.html * 2, script: limits.script + 1 };
  expect(toOverruns([long]).map(({ what }) => what)).toEqual(['script']);
});

test('the limit grows with the drawings of live samples', () => {
  const grown = { ...light, html: limits.html + 2500 };
  expect(toOverruns([{ ...grown, drawings: 2 }])).toEqual([]);
  expect(toOverruns([grown]).map(({ what }) => what)).toEqual(['html']);
});

test('the table lists the heaviest page first', () => {
  const rows = toTable([light, { ...light, path: '/big', html: 2048 }], 1).split('\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatch(/^ +0\.0 +0\.0 +2\.0 .*\/big$/);
});

test('ROUTE-10 code of a feature that the page does not show is reported', () => {
  expect(unusedFeatures(page)).toEqual([
    '/gap loads the code of the search window (/b.js) but does not use it.',
  ]);
});
