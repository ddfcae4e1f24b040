import { expect, test } from '@playwright/test';
import { toForms } from '@/components/prose/markdown';
import { findAgentPage, toAgentPages, toPageText } from '@/lib/site/agents/agent-pages';
import { listHeadings } from '@/lib/site/twins/section';
import { textPages } from '@/lib/site/twins/text-pages';
import { siteIn } from '../../../support/site';

const base = 'https://www.nativewind.dev';
const page = {
  path: '/guides/dark-mode',
  title: 'Dark mode',
  version: 'current',
  headings: ['first', 'inner', 'second'],
  text: '# Dark mode\n\nBegin.\n\n## First\n\nOne.\n\n### Inner\n\nTwo.\n\n## Second\n\nThree.\n',
};

test('a page is found by its path or URL, with or without the suffix, a slash, and a section', () => {
  const rows: [address: string, section: string | undefined][] = [
    ['/guides/dark-mode', ''],
    ['guides/dark-mode/', ''],
    ['/guides/dark-mode.md', ''],
    ['/guides/dark-mode/index.md', ''],
    [` ${base}/guides/dark-mode?a=1#first `, 'first'],
    ['/guides/dark-mode#', ''],
    ['/guides', undefined],
    ['/guides/../guides/dark-mode', undefined],
    ['../../../../etc/passwd', undefined],
    ['file:///etc/passwd', undefined],
    ['', undefined],
    ['/'.repeat(100_000), undefined],
  ];
  for (const [address, section] of rows)
    expect(findAgentPage(address, [page], base)?.section, address.slice(0, 50)).toBe(section);
});

test('a section ends before the next heading of its level', () => {
  expect(toPageText({ page, section: '' })).toBe(page.text);
  expect(toPageText({ page, section: 'first' })).toBe('## First\n\nOne.\n\n### Inner\n\nTwo.\n');
  expect(toPageText({ page, section: 'inner' })).toBe('### Inner\n\nTwo.\n');
  expect(toPageText({ page, section: 'third' })).toBeUndefined();
});

test('each heading of each page has its section in the Markdown version', async () => {
  const content = siteIn();
  const texts = await textPages(content, toForms(content));
  const pages = await toAgentPages(content, texts);
  expect(pages.length).toBeGreaterThan(300);
  for (const { path, text, headings } of pages) {
    const entry = [...content.docs, ...content.posts].find((one) => one.path === path);
    const ids = entry ? (await content.compile(entry)).headings.map(({ id }) => id) : [];
    expect([path, ...headings.filter(Boolean)]).toEqual([path, ...ids]);
    expect([path, listHeadings(text).length - 1]).toEqual([path, headings.length]);
  }
  const unlisted = texts.filter((text) => text.unlisted).map(({ path }) => path);
  expect(pages.map(({ path }) => path).filter((path) => unlisted.includes(path))).toEqual([]);
});
