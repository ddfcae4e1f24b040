/** Measures builds of a corpus: cold, after one edited page, and without any changes. */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { listFiles } from '@/lib/export/build/list-files';
import { corpusPages, writeCorpus } from './corpus';
import type { Controls } from './first-touch';
import { watchTreeMemory } from './tree-memory';
import { ownControls } from './walk-bench';

/** Site whose build can be measured. */
export interface BuiltSite {
  /** Working directory of the build. */
  dir: string;
  /** Arguments for Node that run the build. */
  build: string[];
  env: Record<string, string>;
  out: string;
  /** Caches of earlier builds, which make later builds faster. */
  caches: string[];
  /** Returns the path of a corpus page's file. */
  toFile: (path: string) => string;
  controls: Controls;
}

/** Cost of building a corpus, and the size of the export. */
export interface BuildFigures {
  /**
   * CPU seconds of all processes: without caches (`cold`), after one page was edited, and without
   * changes.
   */
  cold: number;
  edited: number;
  unchanged: number;
  /** Peak memory of all processes of the cold build, in megabytes. */
  memory: number;
  /** Size and number of the exported files, divided by the number of pages. */
  kilobytesPerPage: number;
  filesPerPage: number;
}

/** Writes a corpus of `count` pages and returns it as a site that this project builds. */
export function ownSite(count: number): BuiltSite {
  const site = `out.bench/corpus-${count}`;
  const out = `out.bench/export-${count}`;
  writeCorpus(site, count);
  return {
    dir: '.',
    build: ['--import', 'tsx', 'scripts/build.ts'],
    env: { SITE_DIR: site, OUT_DIR: out },
    out: resolve(out),
    caches: ['.next', 'node_modules/.cache/results'],
    toFile: (path) => join(site, 'content/docs/main', `${path}.mdx`),
    // The corpus has a single version, so there is no version menu.
    controls: { ...ownControls, version: undefined },
  };
}

/** Builds a site with `count` pages three times. Throws with the output of a build that fails. */
export async function benchBuilds(site: BuiltSite, count: number): Promise<BuildFigures> {
  rmSync(site.out, { recursive: true, force: true });
  const putBack = setAside(site.caches);
  try {
    const { seconds: cold, memory } = await build(site);
    const files = await listFiles(site.out);
    const bytes = files.reduce((sum, name) => sum + statSync(join(site.out, name)).size, 0);
    const [first] = corpusPages(1);
    appendFileSync(site.toFile(first?.path ?? ''), '\nOne more sentence.\n');
    const { seconds: edited } = await build(site);
    const { seconds: unchanged } = await build(site);
    const kilobytesPerPage = Math.round(bytes / 1024 / count);
    const filesPerPage = Math.round((files.length / count) * 10) / 10;
    return { cold, edited, unchanged, memory, kilobytesPerPage, filesPerPage };
  } finally {
    putBack();
  }
}

/** Moves caches out of the way. The returned function deletes the new caches and moves the old ones back. */
function setAside(caches: readonly string[]): () => void {
  const kept = caches.filter((path) => existsSync(path));
  for (const path of kept) renameSync(path, `${path}.kept`);
  return () => {
    for (const path of caches) rmSync(path, { recursive: true, force: true });
    for (const path of kept) renameSync(`${path}.kept`, path);
  };
}

/** Builds a site. Resolves to the CPU seconds and the peak memory of the build and its child processes. */
async function build({ dir, build: args, env }: BuiltSite) {
  const command = [process.execPath, ...args].map((word) => `'${word}'`).join(' ');
  const child = spawn('sh', ['-c', `${command} 2>&1 && times`], {
    cwd: dir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endWatch = watchTreeMemory(child.pid ?? 0);
  const output = await text(child.stdout);
  const memory = endWatch();
  const last = output.trim().split('\n').at(-1) ?? '';
  const seconds = [...last.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  if (seconds.length !== 2) throw new Error(`Building the corpus in ${dir} failed.\n${output}`);
  return { seconds: Math.round(seconds.reduce((sum, part) => sum + part, 0)), memory };
}
