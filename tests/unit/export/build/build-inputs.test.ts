import { expect, test } from '@playwright/test';
import { type BuildInputs, readBuildInputs } from '@/lib/export/build/build-inputs';
import { writeTree } from '@/tests/support/write-tree';

const guide = 'content/docs/main/guide.mdx';
const site = {
  'site.config.ts': 'export default {};',
  'content/docs/main/sidebar.ts': 'export default [];',
  'content/docs/main/_partials/note.mdx': 'A note.',
  'content/docs/main/_samples/note.ts': 'let note;',
  [guide]: '---\ntitle: Guide\n---\n\nWords.\n',
  'content/blog/2024-01-02-post.mdx': '---\ntitle: Post\n---\n\nNews.\n',
  'public/img/dot.svg': '<svg/>',
};

const changes: readonly [
  name: string,
  files: Record<string, string>,
  parts: (keyof BuildInputs)[],
][] = [
  ['nothing', {}, []],
  ['the body of a doc', { [guide]: '---\ntitle: Guide\n---\n\nOther words.\n' }, ['bodies']],
  ['its front matter', { [guide]: '---\ntitle: Guides\n---\n\nWords.\n' }, ['site']],
  ['a doc without front matter', { [guide]: 'Words.\n' }, ['site', 'bodies']],
  ['a partial', { 'content/docs/main/_partials/note.mdx': 'Another note.' }, ['site']],
  ['a code file', { 'content/docs/main/_samples/note.ts': 'let other;' }, ['site']],
  ['a post', { 'content/blog/2024-01-02-post.mdx': '---\ntitle: Post\n---\n\nMore.\n' }, ['site']],
  ['a public file', { 'public/img/dot.svg': '<svg></svg>' }, ['site']],
  ['a new doc', { 'content/docs/main/more.mdx': '---\ntitle: More\n---\n' }, ['site', 'bodies']],
  ['the configuration', { 'site.config.ts': 'export default { a: 1 };' }, ['code']],
];

for (const [name, files, parts] of changes) {
  test(`a change of ${name} affects ${parts.join(' and ') || 'nothing'}`, async () => {
    const dir = writeTree(test.info().outputPath('site'), site);
    const before = await readBuildInputs(dir);
    writeTree(dir, files);
    const after = await readBuildInputs(dir);
    const changed = (['code', 'site', 'bodies'] as const).filter(
      (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
    );
    expect(changed).toEqual(parts);
  });
}

test('the Node version is not an input, because every version builds the same export', async () => {
  const dir = writeTree(test.info().outputPath('site'), site);
  const before = await readBuildInputs(dir);
  const { version } = process;
  Object.defineProperty(process, 'version', { value: 'v99.0.0' });
  try {
    expect(await readBuildInputs(dir)).toEqual(before);
  } finally {
    Object.defineProperty(process, 'version', { value: version });
  }
});
