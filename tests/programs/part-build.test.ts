import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '@/lib/export/build/list-files';
import { writeCorpus } from '@/tests/bench/speed/corpus';
import { runBuild } from '@/tests/support/build';
import { longOnly } from '@/tests/support/long';

const site = 'out.bench/corpus-30';
const changedSite = 'out.bench/corpus-20';
const [first, second] = ['out.bench/part', 'out.bench/whole'];
const page = 'section-1/page-7';

/** The files of an export by name, with their bytes. */
async function read(dir: string): Promise<Map<string, Buffer>> {
  const names = await listFiles(dir);
  return new Map(names.map((name) => [name, readFileSync(join(dir, name))]));
}

async function build(out: string, from = site): Promise<string> {
  const { code, output } = await runBuild({ SITE_DIR: from, OUT_DIR: out });
  expect(code, output).toBe(0);
  return output;
}

test(
  'an edit of a body changes its page and what is made of all words, as a whole build would',
  longOnly,
  async () => {
    rmSync(first, { recursive: true, force: true });
    rmSync(second, { recursive: true, force: true });
    writeCorpus(site, 30);
    await build(first);
    const before = await read(first);
    expect(await build(first)).toContain('Nothing has changed');
    appendFileSync(join(site, 'content/docs/main', `${page}.mdx`), '\nOne more sentence.\n');
    await build(first);
    const edited = await read(first);
    await build(second);
    const whole = await read(second);
    expect([...edited.keys()]).toEqual([...whole.keys()]);
    const differs = (a: Map<string, Buffer>, b: Map<string, Buffer>) =>
      [...a.keys()].filter((name) => !b.get(name)?.equals(a.get(name) ?? Buffer.alloc(0)));
    expect(differs(edited, whole)).toEqual([]);
    const ofAllWords = /^(downloads|search)\/|llms-full\.txt(?:\.br|\.gz)?$/;
    const changed = differs(edited, before).filter((name) => !ofAllWords.test(name));
    expect(changed.filter((name) => !name.startsWith(page))).toEqual([]);
    expect(changed).toContain(`${page}/index.html`);
  },
);

test('an export that somebody has changed is built anew', longOnly, async () => {
  writeCorpus(changedSite, 20);
  await build('out.bench/changed', changedSite);
  writeFileSync('out.bench/changed/index.html', 'cut');
  await build('out.bench/changed', changedSite);
  expect(readFileSync('out.bench/changed/index.html', 'utf8')).toContain('</html>');
});
