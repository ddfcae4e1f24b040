import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { importedFiles } from '@/lib/cache/code-revision';
import type { SiteLookup } from '@/lib/mdx/compilation';
import { compilationCode, compileCached, compileSource } from '@/lib/mdx/compile';
import type { Compilable } from '@/lib/mdx/compiled';
import { type Files, toSite } from '../../support/mdx';

const files: Files = {
  'content/docs/v4/glossary.yml': '/lines: [hairline]\n',
  'content/docs/v4/units.mdx': '',
  'content/docs/v4/_partials/note.mdx': 'A note.',
  'content/docs/v4/guides/dot.png': fs.readFileSync(
    'tests/fixtures/sites/plain/public/img/dot.png',
  ),
  'content/diagrams/ladder.svg': '<svg viewBox="0 0 1 1"><path d="M0 0" /></svg>',
};
const body = `
A hairline.

See [units](../units.mdx).

<Include file="_partials/note.mdx" />

![A dot](./dot.png)

<Diagram name="ladder" alt="A ladder" />

<ClassTable plugin="padding" />

<Support class="p-4" on="ios" />
`;
const entry = { file: 'content/docs/v4/guides/cached.mdx', body, bodyLine: 6 };

// The first test: what is read once per process is read here.
test('everything that compiling reads is part of the key', async () => {
  const read = new Set<string>();
  const { readFileSync } = fs;
  const spy = (...args: Parameters<typeof readFileSync>) => {
    read.add(relative(process.cwd(), String(args[0])));
    return readFileSync(...args);
  };
  Object.assign(fs, { readFileSync: spy });
  syncBuiltinESMExports();
  await compileSource(entry, toSite(files));
  Object.assign(fs, { readFileSync });
  syncBuiltinESMExports();
  const own = [...read].filter((file) => !/^(?:node_modules|\.\.)/.test(file));
  const hashed = importedFiles(compilationCode.modules);
  const isHashed = (file: string) =>
    hashed.includes(file) || compilationCode.files.some((folder) => file.startsWith(`${folder}/`));
  expect(own).not.toEqual([]);
  expect(own.filter((file) => !isHashed(file))).toEqual([]);
});

type Change = [name: string, entry: Compilable, files: Files];
const changes: Change[] = [
  ['the text', { ...entry, body: `${body}\nMore.` }, files],
  ['the line that it starts at', { ...entry, bodyLine: 9 }, files],
  ['the glossary', entry, { ...files, 'content/docs/v4/glossary.yml': '/lines: [thread]\n' }],
  ['a partial', entry, { ...files, 'content/docs/v4/_partials/note.mdx': 'Another note.' }],
  ['a drawing', entry, { ...files, 'content/diagrams/ladder.svg': '<svg><g /></svg>' }],
  ['a picture', entry, { ...files, 'content/docs/v4/guides/dot.png': otherPicture() }],
];

for (const [name, changed, others] of changes) {
  test(`a change of ${name} changes the compiled page`, async () => {
    const before = await compileCached(entry, toSite(files));
    const after = await compileCached(changed, toSite(others));
    expect(after).toEqual((await compileSource(changed, toSite(others))).compiled);
    expect(after).not.toEqual(before);
  });
}

test('a page that moves changes those that lead to it', async () => {
  const site = toSite(files);
  const moved: SiteLookup = {
    ...site,
    pageOf: (page) => site.pageOf(page)?.replace('/units', '/sizes'),
  };
  await compileCached(entry, site);
  const { links } = await compileCached(entry, moved);
  expect(links.map(({ resolved }) => resolved)).toContain('/sizes');
});

test('an excerpt and its post, and both modes of React, are kept side by side', async () => {
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
        await compileCached(each, { ...site, readText });
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
  const bytes = fs.readFileSync('tests/fixtures/sites/plain/public/img/dot.png');
  return Buffer.concat([bytes, Buffer.from([0])]);
}
