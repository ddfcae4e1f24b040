/**
 * Measures builds of a corpus, which is a generated site: without caches, after an edit to one page, and
 * without changes.
 */
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
  /** Arguments that make Node run the build. */
  build: string[];
  env: Record<string, string>;
  out: string;
  /** Paths of caches that make later builds faster. */
  caches: string[];
  /** Returns the path of the file for a corpus page. */
  toFile: (path: string) => string;
  controls: Controls;
}

/** Cost of building a corpus, and the size of its export. */
export interface BuildFigures {
  /**
   * CPU seconds of all processes: without caches (`cold`), after an edit to one page (`edited`), and without
   * changes (`unchanged`).
   */
  cold: number;
  edited: number;
  unchanged: number;
  /** Peak memory of all processes during the build without caches, in megabytes. */
  memory: number;
  /**
   * Total size of the exported files divided by the number of pages. `filesPerPage` is their number divided
   * by the number of pages.
   */
  kilobytesPerPage: number;
  filesPerPage: number;
}

/** Writes a corpus of `count` pages. Returns it as a site that this project can build. */
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
    // The corpus has only one docs version, so it has no version menu.
    controls: { ...ownControls, version: undefined },
  };
}

/** Builds a site with `count` pages three times. If a build fails, throws an error with its output. */
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

/** Moves caches to other paths. Returns a function that deletes new caches and moves the old ones back. */
function setAside(caches: readonly string[]): () => void {
  const kept = caches.filter((path) => existsSync(path));
  for (const path of kept) renameSync(path, `${path}.kept`);
  return () => {
    for (const path of caches) rmSync(path, { recursive: true, force: true });
    for (const path of kept) renameSync(`${path}.kept`, path);
  };
}

/**
 * Builds a site. Resolves to the CPU seconds and the peak memory of the build, including its child processes.
 */
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
