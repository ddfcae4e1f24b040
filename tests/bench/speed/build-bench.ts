/** What builds of a corpus cost: cold, after one edited page, and when nothing has changed. */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listFiles } from '@/lib/build/list-files';
import { corpusPages, writeCorpus } from './corpus';

/** What builds of a corpus cost, and what they write. */
export interface BuildFigures {
  pages: number;
  /** CPU seconds of all processes. */
  cold: number;
  edited: number;
  unchanged: number;
  /** Of the export, for each page. */
  kilobytesPerPage: number;
  filesPerPage: number;
}

const folder = 'out.bench';
/** What earlier builds have left for later ones. */
const caches = ['.next', 'node_modules/.cache/results', 'node_modules/.cache/exports'];

/** Builds a corpus of so many pages three times; throws the report of a build that fails. */
export async function benchBuilds(pages: number): Promise<BuildFigures> {
  const site = `${folder}/corpus-${pages}`;
  const out = `${folder}/export-${pages}`;
  writeCorpus(site, pages);
  rmSync(out, { recursive: true, force: true });
  const put = setAside();
  try {
    const cold = await build(site, out);
    const files = await listFiles(out);
    const bytes = files.reduce((sum, name) => sum + statSync(join(out, name)).size, 0);
    const [first] = corpusPages(1);
    appendFileSync(join(site, `content/docs/main/${first?.path}.mdx`), '\nOne more sentence.\n');
    const edited = await build(site, out);
    const unchanged = await build(site, out);
    const kilobytesPerPage = Math.round(bytes / 1024 / pages);
    const filesPerPage = Math.round((files.length / pages) * 10) / 10;
    return { pages, cold, edited, unchanged, kilobytesPerPage, filesPerPage };
  } finally {
    put();
  }
}

/** Moves the caches out of the way; the function it returns puts them back in place of new ones. */
function setAside(): () => void {
  const kept = caches.filter((path) => existsSync(path));
  for (const path of kept) renameSync(path, `${path}.kept`);
  return () => {
    for (const path of caches) rmSync(path, { recursive: true, force: true });
    for (const path of kept) renameSync(`${path}.kept`, path);
  };
}

/** Builds a site; resolves to the CPU seconds of the build and of all that it started. */
async function build(site: string, out: string): Promise<number> {
  const child = spawn('sh', ['-c', 'node --import tsx scripts/build.ts 2>&1 && times'], {
    env: { ...process.env, SITE_DIR: site, OUT_DIR: out },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await text(child.stdout);
  const times = output
    .trim()
    .split('\n')
    .at(-1)
    ?.matchAll(/(\d+)m([\d.]+)s/g);
  const seconds = [...(times ?? [])].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  if (seconds.length !== 2) throw new Error(`The corpus does not build.\n${output}`);
  return Math.round(seconds.reduce((sum, part) => sum + part, 0));
}
