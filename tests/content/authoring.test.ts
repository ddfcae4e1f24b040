import { expect, test } from '@playwright/test';
import { componentNames, toForms } from '@/components/prose/markdown';
import { fenceOptions } from '@/lib/content/mdx/fence-meta';
import { textPages } from '@/lib/site/twins/text-pages';
import { siteIn } from '@/tests/support/site';

const PAGE = '/authoring';

/** How authors write what has no tag of its own. */
const written: Record<string, string> = {
  Admonition: ':::tip',
  AdmonitionTitle: ':::tip[',
  CodeBlock: '```ts title',
  Player: '```tsx player',
};

function page() {
  const entry = siteIn().docs.find(({ path }) => path === PAGE);
  if (!entry) throw new Error(`There is no page ${PAGE}`);
  return entry;
}

test('the page for authors names every component and every option of a fence', () => {
  const { body } = page();
  const isNamed = (name: string) =>
    body.includes(`\`${name}\``) ||
    (written[name] ? body.includes(written[name]) : new RegExp(`<${name}\\b`).test(body));
  const unnamed = componentNames.filter((name) => !isNamed(name));
  expect(unnamed).toEqual([]);
  const isListed = (option: string) => new RegExp(`^\\| \`${option}["=\`]`, 'm').test(body);
  expect(fenceOptions.filter((option) => !isListed(option))).toEqual([]);
});

test('what the page for authors shows is what it says to write', async () => {
  const entry = page();
  const { fences } = await siteIn().compile(entry);
  const sources = fences.filter(({ meta }) => meta.title === 'page.mdx');
  expect(sources.length).toBeGreaterThan(10);
  const parts = entry.body.split(/^`{3,}md title="page\.mdx"\n/m);
  for (const { code } of sources) {
    const at = parts.findIndex((part) => part.startsWith(`${code}\n\``));
    expect(parts[at]?.slice(code.length).replace(/^\n`+\n+/, '')).toContain(code);
  }
});

test('the Markdown that the page for authors shows is what agents get', async () => {
  const entry = page();
  const shown = (await siteIn().compile(entry)).fences.filter(
    ({ meta }) => meta.title === 'Markdown',
  );
  expect(shown.length).toBeGreaterThan(6);
  const pages = await textPages(siteIn(), toForms(siteIn()));
  const body = pages.find((text) => text.entry.path === PAGE)?.body ?? '';
  for (const { code } of shown) expect(body.split(code).length, code).toBeGreaterThanOrEqual(3);
});
