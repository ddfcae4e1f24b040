import { expect, test } from '@playwright/test';
import { inlineStyles } from '@/lib/export/next/inline-styles';

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
const disabled = (href: string) => link(href).replace('<link', '<link disabled=""');
const [a, b, player] = [
  '/base/_next/static/chunks/a.css',
  '/base/_next/static/chunks/b.css',
  '/base/assets/player.css',
];
const sheets: Record<string, string> = { [a]: '.a{}', [b]: '.b{}', [player]: '.p{}' };
const read = (url: string) => sheets[url] ?? '';

test('BUILD-04 the sheets of a page stand in its head, and their links stay disabled', () => {
  const html = `<head><title>A</title>${link(a)}${link(b)}</head><body></body>`;
  expect(inlineStyles(html, read)).toBe(
    `<head><title>A</title><style data-sheets="">.a{}\n.b{}</style>${disabled(a)}${disabled(b)}</head><body></body>`,
  );
});

test('BUILD-04 IMPLIED-05 sheets in the text of a page stand once in its head, after the others', () => {
  const html = `<head>${link(a)}</head><body>${link(player)}<p>B</p>${link(player)}</body>`;
  expect(inlineStyles(html, read)).toBe(
    `<head><style data-sheets="">.a{}\n.p{}</style>${disabled(a)}${disabled(player)}</head><body><p>B</p></body>`,
  );
});

test('BUILD-04 preloads of sheets go', () => {
  const preload = `<link rel="preload" href="${b}" as="style"/>`;
  expect(inlineStyles(`<head>${preload}${link(a)}</head>`, read)).toBe(
    `<head><style data-sheets="">.a{}</style>${disabled(a)}</head>`,
  );
});

test('what a sheet loads from beside it has its whole path in the page', () => {
  const css =
    '.a{background:url(../media/a.svg)}.b{background:url("b.png")}.c{mask:url("data:image/svg+xml,x")}.d{background:url(/img/d.png);filter:url(#e)}';
  expect(inlineStyles(`<head>${link(a)}</head>`, () => css)).toContain(
    '.a{background:url(/base/_next/static/media/a.svg)}.b{background:url("/base/_next/static/chunks/b.png")}.c{mask:url("data:image/svg+xml,x")}.d{background:url(/img/d.png);filter:url(#e)}',
  );
});

test('a page without sheets of Next stays as it is', () => {
  for (const html of ['<head></head>', `<head>${link('/own.css')}</head>`])
    expect(inlineStyles(html, read)).toBe(html);
});

test('a sheet that would end the element stops the build', () => {
  expect(() => inlineStyles(`<head>${link(a)}</head>`, () => '.a{content:"</style>"}')).toThrow(
    'A style sheet of the page holds “</style”.',
  );
});

test('a page that names sheets of Next and links none says that the format changed', () => {
  const html = '<head><style data-href="/_next/static/chunks/a.css"></style></head>';
  expect(() => inlineStyles(html, read)).toThrow(
    'Next’s format changed: the style sheets of a page are linked in another way.\n  Found by lib/export/next/inline-styles.ts. Read lib/export/next/README.md to mend it.',
  );
});
