import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '@/lib/export/build/list-files';
import { writeCorpus } from '@/tests/bench/speed/corpus';
import { runBuild } from '@/tests/support/build';
import { longOnly } from '@/tests/support/long';

const site = 'out.bench/corpus-30';
const [first, second] = ['out.bench/part', 'out.bench/whole'];
const page = 'section-1/page-7';

/** Reads all files of an export into memory. Resolves to their contents, keyed by file name. */
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
  'an edit changes its page and the text of all pages, as a complete build would, and a changed export is rebuilt',
  longOnly,
  async () => {
    test.setTimeout(900_000);
    rmSync(first, { recursive: true, force: true });
    rmSync(second, { recursive: true, force: true });
    writeCorpus(site, 30);
    await build(first);
    const before = await read(first);
    // A build without edits does nothing, unless the export was changed.
    writeFileSync(join(first, 'index.html'), 'cut');
    await build(first);
    expect(differences(await read(first), before)).toEqual([]);
    expect(await build(first)).toContain('Nothing has changed');

    appendFileSync(join(site, 'content/docs/main', `${page}.mdx`), '\nOne more sentence.\n');
    await build(first);
    const edited = await read(first);
    await build(second);
    const complete = await read(second);
    expect([...edited.keys()]).toEqual([...complete.keys()]);
    expect(differences(edited, complete)).toEqual([]);
    const ofAllPages = /^(downloads|search)\/|llms-full\.txt(?:\.br|\.gz)?$/;
    const changed = differences(edited, before).filter((name) => !ofAllPages.test(name));
    expect(changed.filter((name) => !name.startsWith(page))).toEqual([]);
    expect(changed).toContain(`${page}/index.html`);
  },
);

/** Returns the names in `files` that `others` lacks or that have different contents there. */
function differences(files: Map<string, Buffer>, others: Map<string, Buffer>): string[] {
  return [...files]
    .filter(([name, bytes]) => !others.get(name)?.equals(bytes))
    .map(([name]) => name);
}
