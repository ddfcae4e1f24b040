import { mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import { checkSymbolicLinks } from '@/lib/config/source/site-files';
import { checkSite } from '@/lib/site/site-check';
import { authorSite, pageText } from '../../../support/author-site';
import { longOnly } from '../../../support/long';

/**
 * Checks a site with this page, two other pages, and these symbolic links. Returns the error report and the
 * page's headings.
 */
async function check(
  name: string,
  text: string,
  links: Readonly<Record<string, string>> = {},
): Promise<{ report: string; headings: string[] }> {
  const file = `content/docs/v4/guides/${name}.mdx`;
  const site = test.info().outputPath(name);
  const { read } = authorSite(site, {
    'content/docs/v4/index.mdx': pageText('Home. [Old](/guides/old)'),
    'content/docs/v4/guides/old.mdx': pageText('## X'),
    [file]: text,
  });
  for (const [link, target] of Object.entries(links))
    symlinkSync(target, join(site, dirname(file), link));
  const content = read();
  const report = formatErrors(await checkSite(content));
  const entry = content.docs.find((doc) => doc.file === file);
  const headings = entry ? (await content.compile(entry)).headings.map(({ text }) => text) : [];
  return { report, headings };
}

const frontMatter = 'title: A page\nunlisted: true';
const words = pageText('## One\n\nWords.', frontMatter);
const megabytes = `## One\n\n${`${'word '.repeat(1000)}\n\n`.repeat(1000)}`;
const many = Array.from({ length: 10_000 }, (_, index) => `Heading ${index}`);

const right: [name: string, text: string, headings: string[]][] = [
  ['Windows line endings', words.replaceAll('\n', '\r\n'), ['One']],
  ['a byte order mark', `\ufeff${words}`, ['One']],
  ['right-to-left text', pageText('## مرحبا\n\nשלום', frontMatter), ['مرحبا']],
  ['five megabytes', pageText(megabytes, frontMatter), ['One']],
  [
    'ten thousand headings',
    pageText(many.map((text) => `## ${text}\n`).join('\n'), frontMatter),
    many,
  ],
];

for (const [name, text, headings] of right) {
  test(`a page with ${name} has no mistakes`, text.length > 100_000 ? longOnly : {}, async () => {
    expect(await check('page', text)).toEqual({ report: '', headings });
  });
}

test('a file name that cannot be a URL is reported with the allowed characters', async () => {
  for (const name of ['🚲', 'two words', 'a%20b', 'a#b']) {
    const { report } = await check(name, words);
    expect(report).toBe(
      `content/docs/v4/guides/${name}.mdx  The file cannot be published at /guides/${name}\n  Expected a path of letters, digits, and - _ . ~, without a part . or ..\n  Rename it.`,
    );
  }
});

test('a symbolic link is reported, whether to a page, its own folder or itself', async () => {
  const links = {
    'alias.mdx': 'old.mdx',
    loop: '..',
    'self.mdx': 'self.mdx',
    '.#page.mdx': 'nowhere',
  };
  const { report } = await check('page', words, links);
  const guides = ['alias.mdx', 'loop', 'self.mdx'].map((name) => `content/docs/v4/guides/${name}`);
  expect(report).toBe(guides.map(linkReport).join('\n\n'));
});

test('a symbolic link below public is an error, whatever its name and target', async () => {
  const links = {
    '.#logo.svg': '/etc/passwd',
    'key.txt': '/etc/passwd',
    'img/out': '../../..',
    'img/same.svg': '../l.svg',
  };
  const up = '../../../../public';
  const placed = Object.entries(links).map(([name, target]) => [`${up}/${name}`, target]);
  mkdirSync(join(test.info().outputPath('page'), 'public/img'), { recursive: true });
  const { report } = await check('page', words, Object.fromEntries(placed));
  const names = ['.#logo.svg', 'img/out', 'img/same.svg', 'key.txt'];
  expect(report).toBe(names.map((name) => linkReport(`public/${name}`)).join('\n\n'));
});

test('a folder of public files that is itself a symbolic link is an error', async () => {
  const site = test.info().outputPath('page');
  await check('page', words);
  renameSync(join(site, 'public'), join(site, 'elsewhere'));
  symlinkSync('elsewhere', join(site, 'public'));
  expect(formatErrors(checkSymbolicLinks(site))).toBe(linkReport('public'));
});

function linkReport(file: string): string {
  return `${file}  The file is a symbolic link\n  Replace it with a copy of its target.`;
}
