import { expect, test } from '@playwright/test';
import { inlineStyles as inline, wordsInScript } from '@/lib/export/next/inline-styles';

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
const disabled = (href: string) => link(href).replace('<link', '<link disabled=""');
const [a, b, player] = [
  '/base/_next/static/chunks/a.css',
  '/base/_next/static/chunks/b.css',
  '/base/assets/player.css',
];
const sheets: Record<string, string> = { [a]: '.a{}', [b]: '.b{}', [player]: '.p{}' };
const read = (url: string) => sheets[url] ?? '';
const inScripts = new Set(['a', 'b', 'c', 'd', 'p']);
const inlineStyles = (html: string, readSheet: typeof read) => inline(html, readSheet, inScripts);

test('BUILD-04 the style sheets of a page are inlined in its head, and their links are disabled and before its payload', () => {
  const payload = '<script data-framework="/a.js">self.__next_f.push([1,"0:{}"])</script>';
  const page = (head: string, links: string) =>
    `<head><title>A</title>${head}</head><body><script>a()</script>${links}${payload}</body>`;
  expect(inlineStyles(page(link(a) + link(b), ''), read)).toBe(
    page('<style data-sheets="">.a{}\n.b{}</style>', disabled(a) + disabled(b)),
  );
});

test('BUILD-04 IMPLIED-05 style sheets in the body are inlined once in the head, after the others', () => {
  const html = `<head>${link(a)}</head><body>${link(player)}<p>B</p>${link(player)}</body>`;
  expect(inlineStyles(html, read)).toBe(
    `<head><style data-sheets="">.a{}\n.p{}</style></head><body><p>B</p>${disabled(a)}${disabled(player)}</body>`,
  );
});

test('rules for classes that a page does not have are left out, and the link is marked', () => {
  const css =
    '@layer components{.a1b2c3_table{color:red}.a1b2c3_table>td,.d4e5f6_lookup dl{margin:0}.a1b2c3_row{gap:0}.d4e5f6_lookup:has(.a1b2c3_table){gap:0}@media (width>1px){.note{gap:1px}}.wide:not(.note){top:0}.md\\:note{top:1px}}';
  const page = (names: string) => `<head>${link(a)}</head><body><p class="${names}"></p></body>`;
  expect(inlineStyles(page('wide a1b2c3_table'), () => css)).toBe(
    `<head><style data-sheets="">@layer components{.a1b2c3_table{color:red}.a1b2c3_table>td,.d4e5f6_lookup dl{margin:0}.wide:not(.note){top:0}.md\\:note{top:1px}}</style></head><body><p class="wide a1b2c3_table"></p>${link(a).replace('<link', '<link disabled="" data-part=""')}</body>`,
  );
  const all = page('a1b2c3_table a1b2c3_row d4e5f6_lookup note wide');
  expect(inlineStyles(all, () => css)).toContain(`${css}</style></head>`);
  expect(inlineStyles(all, () => css)).toContain(`${disabled(a)}</body>`);
});

test('rules for custom elements that a page does not have are left out', () => {
  const rules = {
    kept: [
      'wide-table td{top:0}',
      'a:focus-visible{top:1px}',
      ':is(aside,folded-contents) b{top:2px}',
    ],
    alternative: ['wide-table,folded-contents{top:3px}'],
    dropped: [
      'folded-contents{top:4px}',
      'wide-table+copy-page>a[data-x-y=b-c]{top:5px}',
      'b:has(>folded-contents)>:not(wide-table){top:6px}',
    ],
  };
  const css = Object.values(rules).flat().join('');
  const html = `<head>${link(a)}</head><body><wide-table></wide-table></body>`;
  expect(inlineStyles(html, () => css)).toContain(
    `<style data-sheets="">${[...rules.kept, ...rules.alternative].join('')}</style>`,
  );
});

test('rules for classes that occur in a script stay, because only elements with classes are added later', () => {
  const css =
    '.a1b2c3_track{color:red}.d4e5f6_lookup{gap:0}.note{top:0}.tip{top:1px}wide-table{top:2px}';
  const words = wordsInScript(
    'e.exports={track:"a1b2c3_track"};`<p class="wide note">`;a.tip("wide-table")',
  );
  expect(inline(`<head>${link(a)}</head><body></body>`, () => css, words)).toContain(
    '<style data-sheets="">.a1b2c3_track{color:red}.note{top:0}</style>',
  );
});

test('fonts of the style sheets are preloaded once, before other files', () => {
  const css = '@font-face{font-family:A;src:url(../media/a.woff2)format("woff2")}';
  const icon = '<link rel="icon" href="/icon.svg"/>';
  const preload =
    '<link rel="preload" href="/base/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
  expect(inlineStyles(`<head>${icon}${link(a)}</head>`, () => css)).toContain(
    `<head>${preload}${icon}<style`,
  );
  const known = inlineStyles(`<head>${icon}${preload}${link(a)}</head>`, () => css);
  expect(known).toContain(`<head>${icon}${preload}<style`);
});

test('BUILD-04 preloads of style sheets are removed', () => {
  const preload = `<link rel="preload" href="${b}" as="style"/>`;
  expect(inlineStyles(`<head>${preload}${link(a)}</head>`, read)).toBe(
    `<head><style data-sheets="">.a{}</style></head>${disabled(a)}`,
  );
});

test('relative URLs in an inlined style sheet become absolute paths', () => {
  const css =
    '.a{background:url(../media/a.svg)}.b{background:url("b.png")}.c{mask:url("data:image/svg+xml,x")}.d{background:url(/img/d.png);filter:url(#e)}';
  expect(inlineStyles(`<head>${link(a)}</head>`, () => css)).toContain(
    '.a{background:url(/base/_next/static/media/a.svg)}.b{background:url("/base/_next/static/chunks/b.png")}.c{mask:url("data:image/svg+xml,x")}.d{background:url(/img/d.png);filter:url(#e)}',
  );
});

test('a page without style sheets of Next stays unchanged', () => {
  for (const html of ['<head></head>', `<head>${link('/own.css')}</head>`])
    expect(inlineStyles(html, read)).toBe(html);
});

test('a style sheet that would close the style element stops the build', () => {
  expect(() => inlineStyles(`<head>${link(a)}</head>`, () => '.a{content:"</style>"}')).toThrow(
    'A CSS file of the page contains “</style”.',
  );
});

test('a page with names but no links of Next style sheets reports a changed format', () => {
  const html = '<head><style data-href="/_next/static/chunks/a.css"></style></head>';
  expect(() => inlineStyles(html, read)).toThrow(
    'Next’s format changed: the CSS files of a page are linked in a different way.\n  Found by lib/export/next/inline-styles.ts. Read lib/export/next/README.md to fix it.',
  );
});
