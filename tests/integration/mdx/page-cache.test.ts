import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { SiteLookup } from '@/lib/content/mdx/compilation';
import { compilationCode, compileCached, compileSource } from '@/lib/content/mdx/compile';
import type { Compilable } from '@/lib/content/mdx/compiled';
import type { CachedPage } from '@/lib/content/mdx/page-cache';
import { importsOf, openResults } from '@/lib/export/cache/result-cache';
import { body, entry, files } from '../../support/cached-page';
import { type Files, toSite } from '../../support/mdx';

const results = openResults<CachedPage>('pages', compilationCode);

/** Compiles a page in a new process and returns the project files that the process reads. */
function readByCompiling(): string[] {
  const args = ['--import', 'tsx', 'tests/support/trace-reads.ts'];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test('every file read while compiling is part of the cache key', () => {
  const own = readByCompiling();
  const hashed = importsOf(compilationCode.modules).files;
  const isHashed = (file: string) =>
    hashed.includes(file) || compilationCode.files.some((folder) => file.startsWith(`${folder}/`));
  expect(own).not.toEqual([]);
  expect(own.filter((file) => !isHashed(file))).toEqual([]);
});

type Change = [name: string, entry: Compilable, files: Files];
const changes: Change[] = [
  ['the text', { ...entry, body: `${body}\nMore.` }, files],
  ['its first line number', { ...entry, bodyLine: 9 }, files],
  ['the glossary', entry, { ...files, 'content/docs/v4/glossary.yml': '/lines: [thread]\n' }],
  ['a partial', entry, { ...files, 'content/docs/v4/_partials/note.mdx': 'Another note.' }],
  ['a code file', entry, { ...files, 'content/docs/v4/_samples/note.ts': 'let other;\n' }],
  [
    'a drawing',
    entry,
    {
      ...files,
      'content/diagrams/ladder.svg': '<svg xmlns="http://www.w3.org/2000/svg"><g /></svg>',
    },
  ],
  ['a picture', entry, { ...files, 'content/docs/v4/guides/dot.png': otherPicture() }],
];

for (const [name, changed, others] of changes) {
  test(`a change of ${name} changes the compiled page`, async () => {
    const before = await compileCached(entry, toSite(files), results);
    const after = await compileCached(changed, toSite(others), results);
    expect(after).toEqual((await compileSource(changed, toSite(others))).compiled);
    expect(after).not.toEqual(before);
  });
}

test('moving a page invalidates the pages that link to it', async () => {
  const site = toSite(files);
  const moved: SiteLookup = {
    ...site,
    pageOf: (page) => site.pageOf(page)?.replace('/units', '/sizes'),
  };
  await compileCached(entry, site, results);
  const { links } = await compileCached(entry, moved, results);
  expect(links.map(({ resolved }) => resolved)).toContain('/sizes');
});

test('an excerpt and its post, and both React modes, have separate cache entries', async () => {
  const mode = process.env.NODE_ENV;
  const site = toSite(files);
  const asked: string[] = [];
  const readText = (file: string) => {
    asked.push(file);
    return site.readText(file);
  };
  const compileAll = async () => {
    for (const NODE_ENV of ['production', 'development']) {
      Object.assign(process.env, { NODE_ENV });
      for (const each of [entry, { ...entry, body: 'An excerpt.' }]) {
        await compileCached(each, { ...site, readText }, results);
      }
    }
  };
  await compileAll();
  asked.length = 0;
  await compileAll();
  Object.assign(process.env, { NODE_ENV: mode });
  expect(asked).toEqual([]);
});

function otherPicture(): Uint8Array {
  const bytes = readFileSync('tests/fixtures/sites/plain/public/img/dot.png');
  return Buffer.concat([bytes, Buffer.from([0])]);
}
