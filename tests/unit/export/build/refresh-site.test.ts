import { expect, test } from '@playwright/test';
import { glossaryOf } from '@/lib/content/entries/glossary';
import { docsDir } from '@/lib/content/entries/slugs';
import { versionIn } from '@/lib/content/versions/version-in';
import { pagesToTry } from '@/lib/export/build/refresh-site';
import { siteIn } from '../../../support/site';

test('an edit compiles the pages that it can affect before it is shown', () => {
  const { config, docs, posts } = siteIn();
  const [first = '', second = ''] = docs.map(({ file }) => file);
  const folder = docsDir(versionIn(config, first));
  const glossary = glossaryOf(folder);
  const all = docs.length + posts.length;

  const rows: [what: string, files: string[], pages: number][] = [
    ['a page alone', [first], 1],
    ['each of several pages', [first, second], 2],
    ['one page for a glossary', [glossary], 1],
    ['one page for a glossary beside another', [glossary, second], 2],
    ['all for what any page may include', [first, `${folder}/_partials/some.mdx`], all],
    ['all for a page that was deleted', [`${folder}/gone.mdx`], all],
    ['all at the start', [], all],
  ];
  for (const [what, files, pages] of rows)
    expect(pagesToTry({ config, docs, posts }, files), what).toHaveLength(pages);
});
