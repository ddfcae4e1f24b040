import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteReport } from '../../../support/site';
import { writeTree } from '../../../support/write-tree';

test('a page is an orphan if no sidebar lists it and only it or other versions link to it', async () => {
  const page = (text: string) => `---\ntitle: A page\n---\n\n${text}\n`;
  const folder = writeTree(test.info().outputPath('site'), {
    'site.config.ts': `import { site } from '${resolve('tests/fixtures/content/site')}';
export default { ...site, logo: { src: '/l.svg' } };`,
    'public/l.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
    'content/docs/v4/sidebar.ts': "export default ['index'];",
    'content/docs/v4/index.mdx': page('[Linked](/linked)'),
    'content/docs/v4/linked.mdx': page('Text.'),
    'content/docs/v4/hidden.mdx': page('Text.').replace('title', 'unlisted: true\ntitle'),
    'content/docs/v4/alone.mdx': page('[Myself](/alone)'),
    'content/docs/v4/news.mdx': page('A post links here.'),
    'content/docs/v2/sidebar.ts': "export default ['index'];",
    'content/docs/v2/index.mdx': page('[Of the other version](/alone)'),
    'content/blog/2026-01-02-post.mdx': page('[News](/news)'),
  });
  expect(await siteReport(undefined, folder)).toBe(
    `content/docs/v4/alone.mdx  No sidebar shows this page, and no other page of its version links to it
  Add it to sidebar.ts, link to it, or set unlisted: true.`,
  );
});
