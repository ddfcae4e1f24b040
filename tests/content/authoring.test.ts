import { expect, test } from '@playwright/test';
import { componentNames, toForms } from '@/components/prose/markdown';
import { fenceOptions } from '@/lib/content/mdx/fence-meta';
import { textPages } from '@/lib/site/twins/text-pages';
import { siteIn } from '@/tests/support/site';

const PAGE = '/authoring';

/** Markdown syntax for the components that authors do not write as tags. */
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

test('the authoring page documents every component and every fence option', () => {
  const { body } = page();
  const isNamed = (name: string) =>
    body.includes(`\`${name}\``) ||
    (written[name] ? body.includes(written[name]) : new RegExp(`<${name}\\b`).test(body));
  const unnamed = componentNames.filter((name) => !isNamed(name));
  expect(unnamed).toEqual([]);
  const isListed = (option: string) => new RegExp(`^\\| \`${option}["=\`]`, 'm').test(body);
  expect(fenceOptions.filter((option) => !isListed(option))).toEqual([]);
});

test('the examples on the authoring page render the source that they show', async () => {
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

test('the Markdown shown on the authoring page is what agents get', async () => {
  const entry = page();
  const shown = (await siteIn().compile(entry)).fences.filter(
    ({ meta }) => meta.title === 'Markdown',
  );
  expect(shown.length).toBeGreaterThan(6);
  const pages = await textPages(siteIn(), toForms(siteIn()));
  const body = pages.find((text) => text.entry.path === PAGE)?.body ?? '';
  for (const { code } of shown) expect(body.split(code).length, code).toBeGreaterThanOrEqual(3);
});
