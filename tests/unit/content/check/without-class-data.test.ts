import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { planVersion } from '@/lib/content/authoring/freeze-version';
import { planPage } from '@/lib/content/authoring/new-page';
import { askForPage } from '@/lib/export/build/ask-for-page';
import { authorSite, pageText } from '../../../support/author-site';

function makeSite(body: string, frontMatter?: string) {
  return authorSite(test.info().outputPath('site'), {
    'site.config.ts': `import { site } from '${resolve('tests/fixtures/content/site')}';
const versions = [
  { name: 'current', label: 'v2', path: '/', dir: 'v2', isLast: true, banner: 'none', noIndex: false },
];
export default { ...site, logo: { src: '/l.svg' }, versions };
`,
    'content/docs/v2/index.mdx': pageText(body, frontMatter),
    'content/docs/v2/more.mdx': pageText('More.', 'title: More\nunlisted: true'),
  });
}

test('without class data, pages can name any class, and the site has no playground', async () => {
  const sample = '```tsx\nexport default () => <View className="no-such-class" />;\n```';
  const site = makeSite(`\`float-left\` works on native.\n\n${sample}`);
  expect(await site.report()).toBe('');
  const paths = site.read().pages.map(({ path }) => path);
  expect(paths).toContain('/search');
  expect(paths).not.toContain('/playground');
});

test('a site without a blog has no blog pages and does not read posts', async () => {
  const site = makeSite('[Home](/)');
  site.write([{ file: 'content/blog/no-date.mdx', text: 'A post', isNew: true }]);
  const config = site.text('site.config.ts') ?? '';
  const without = config.replace(
    '...site, logo',
    '...site, blog: undefined, navbar: { ...site.navbar, items: [] }, logo',
  );
  site.write([{ file: 'site.config.ts', text: without }]);
  expect(await site.report()).toBe('');
  expect(site.read().pages.map(({ path }) => path)).toEqual(['/search', '/', '/more']);
});

test('components that need class data are rejected without it', async () => {
  const site = makeSite(
    '<ClassTable plugin="gap" />\n\n```tsx player\nexport default null;\n```',
    'title: A page\nhero: { actions: [], demo: A note }',
  );
  expect(await site.report()).toBe(
    `content/docs/v2/index.mdx:3:22  hero.demo needs class data, and v2 has none
  Remove it, or set classes for this version in site.config.ts.
content/docs/v2/index.mdx:6:1  <ClassTable> needs class data, and v2 has none
  Remove it, or set classes for this version in site.config.ts.
content/docs/v2/index.mdx:8:8  v2 has no live samples
  Remove player, or enable the player for this version in site.config.ts.`,
  );
  const utility = { kind: 'utility', path: 'gap', title: 'Gap', plugin: 'gap', date: '' } as const;
  const description = 'What the page says, in a sentence of at least fifty letters.';
  const problem = 'v2 has no class data for a utility page. Create a page instead.';
  expect(() => planPage(site.read(), { ...utility, description })).toThrow(problem);
  await expect(askForPage(site.read(), { ...utility, description })).rejects.toThrow(problem);
});

test('a version without class data can be frozen', async () => {
  const site = makeSite('[Home](/)');
  site.write(await planVersion(site.read(), { label: 'v1' }));
  expect(site.text('content/docs/v1/classes.json')).toBeUndefined();
  expect(site.text('site.config.ts')).not.toContain('classes:');
  expect(await site.report()).toBe('');
});
