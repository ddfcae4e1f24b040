import { expect, test } from '@playwright/test';
import { mergeStyles, raiseStyles } from '@/lib/next/merge-styles';

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
const sheets: Record<string, string> = {
  '/base/_next/static/chunks/a.css': '.a{}',
  '/base/_next/static/chunks/b.css': '.b{}',
};
const read = (url: string) => sheets[url] ?? '';

test('BUILD-04 the sheets of a page become one, and the parts stay as disabled links', () => {
  const [a = '', b = ''] = Object.keys(sheets);
  const html = `<head>${link(a)}${link('/assets/player.css')}${link(b)}</head>`;
  const { html: merged, sheet } = mergeStyles(html, read);
  expect(sheet?.css).toBe('.a{}\n.b{}');
  expect(sheet?.url).toMatch(/^\/base\/_next\/static\/chunks\/[0-9a-f]{16}\.css$/);
  const disabled = (href: string) => link(href).replace('<link', '<link disabled=""');
  expect(merged).toBe(
    `<head><link rel="stylesheet" href="${sheet?.url}"/>${disabled(a)}${link('/assets/player.css')}${disabled(b)}</head>`,
  );
});

test('BUILD-04 the name of the one sheet follows what is in it', () => {
  const [a = '', b = ''] = Object.keys(sheets);
  const one = mergeStyles(link(a) + link(b), read).sheet?.url;
  const other = mergeStyles(link(a) + link(b), (url) => `${read(url)}.c{}`).sheet?.url;
  expect(one).not.toBe(other);
});

test('BUILD-04 a page with one sheet or none stays as it is', () => {
  const [a = ''] = Object.keys(sheets);
  expect(mergeStyles(link(a), read)).toEqual({ html: link(a) });
  expect(mergeStyles('<head></head>', read)).toEqual({ html: '<head></head>' });
});

test('BUILD-04 IMPLIED-05 sheets in the text of a page stand once in its head', () => {
  const sheet = '<link rel="stylesheet" href="/assets/player.css"/>';
  expect(raiseStyles(`<head><title>A</title></head><body>${sheet}<p>B</p>${sheet}</body>`)).toBe(
    `<head><title>A</title>${sheet}</head><body><p>B</p></body>`,
  );
  expect(raiseStyles('<head></head><body></body>')).toBe('<head></head><body></body>');
});

test('a page that names sheets of Next and links none says that the format changed', () => {
  const html = '<style data-href="/_next/static/chunks/a.css"></style>';
  expect(() => mergeStyles(html, read)).toThrow('Next’s format changed');
});
