import { symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkSite } from '@/lib/check/site-check';
import { forgetContent, loadContent } from '@/lib/content/content';
import { formatErrors } from '@/lib/content/content-error';
import { compileEntry } from '@/lib/mdx/compile';
import { authorSite, pageText } from '../../support/author-site';
import { longOnly } from '../../support/long';

const folder = process.env.SITE_DIR;

test.afterAll(() => {
  if (folder === undefined) delete process.env.SITE_DIR;
  else process.env.SITE_DIR = folder;
});

/** What is told of a site with this page and these symbolic links beside it, and the headings of the page. */
async function check(
  name: string,
  text: string,
  links: Readonly<Record<string, string>> = {},
): Promise<{ report: string; headings: string[] }> {
  const file = `content/docs/v4/guides/${name}.mdx`;
  const site = test.info().outputPath(name);
  authorSite(site, {
    'content/docs/v4/index.mdx': pageText('Home. [Old](/guides/old)'),
    'content/docs/v4/guides/old.mdx': pageText('## X'),
    [file]: text,
  });
  for (const [link, target] of Object.entries(links))
    symlinkSync(target, join(site, dirname(file), link));
  forgetContent();
  const report = formatErrors(await checkSite());
  const entry = loadContent().docs.find((doc) => doc.file === file);
  const headings = entry ? (await compileEntry(entry)).headings.map(({ text }) => text) : [];
  return { report, headings };
}

const frontMatter = 'title: A page\nunlisted: true';
const words = pageText('## One\n\nWords.', frontMatter);
const megabytes = `## One\n\n${`${'word '.repeat(1000)}\n\n`.repeat(1000)}`;
const many = Array.from({ length: 10_000 }, (_, index) => `Heading ${index}`);

const right: [name: string, text: string, headings: string[]][] = [
  ['lines that end as on Windows', words.replaceAll('\n', '\r\n'), ['One']],
  ['a byte order mark', `\ufeff${words}`, ['One']],
  ['words from right to left', pageText('## مرحبا\n\nשלום', frontMatter), ['مرحبا']],
  ['five megabytes', pageText(megabytes, frontMatter), ['One']],
  [
    'ten thousand headings',
    pageText(many.map((text) => `## ${text}\n`).join('\n'), frontMatter),
    many,
  ],
];

for (const [name, text, headings] of right) {
  test(`a page with ${name} is right`, text.length > 100_000 ? longOnly : {}, async () => {
    expect(await check('page', text)).toEqual({ report: '', headings });
  });
}

test('a file name that cannot be an address is told with what it may hold', async () => {
  for (const name of ['🚲', 'two words', 'a%20b', 'a#b']) {
    const { report } = await check(name, words);
    expect(report).toBe(
      `content/docs/v4/guides/${name}.mdx  The file cannot be published at /guides/${name}\n  Expected a path of letters, digits and - _ . ~, without a part . or ..\n  Rename it.`,
    );
  }
});

test('a symbolic link is told, to a page, to the folder that it is in, and to itself', async () => {
  const links = {
    'alias.mdx': 'old.mdx',
    loop: '..',
    'self.mdx': 'self.mdx',
    '.#page.mdx': 'nowhere',
  };
  const { report } = await check('page', words, links);
  const line = (name: string) =>
    `content/docs/v4/guides/${name}  The file is a symbolic link\n  Put a copy of what it leads to in its place.`;
  expect(report).toBe(['alias.mdx', 'loop', 'self.mdx'].map(line).join('\n\n'));
});
