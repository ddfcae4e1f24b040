/** What builds of a corpus cost: cold, after one edited page, and when nothing has changed. */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { listFiles } from '@/lib/export/build/list-files';
import { corpusPages, writeCorpus } from './corpus';
import type { Controls } from './first-touch';
import { watchTreeMemory } from './tree-memory';
import { ownControls } from './walk-bench';

/** A site that can be built. */
export interface BuiltSite {
  /** The folder in which it is built. */
  dir: string;
  /** Arguments of Node. */
  build: string[];
  env: Record<string, string>;
  out: string;
  /** What earlier builds have left for later ones. */
  caches: string[];
  /** The file of a page of the corpus. */
  toFile: (path: string) => string;
  controls: Controls;
}

/** What builds of a corpus cost, and what they write. */
export interface BuildFigures {
  /** CPU seconds of all processes. */
  cold: number;
  edited: number;
  unchanged: number;
  /** The most memory of the cold build's processes, in megabytes. */
  memory: number;
  /** Of the export, for each page. */
  kilobytesPerPage: number;
  filesPerPage: number;
}

/** This project with a corpus of so many pages. */
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
    // Its one version has no menu.
    controls: { ...ownControls, version: undefined },
  };
}

/** Builds a site of so many pages three times; throws what a build that fails has said. */
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

/** Moves caches out of the way; the function it returns puts them back in place of new ones. */
function setAside(caches: readonly string[]): () => void {
  const kept = caches.filter((path) => existsSync(path));
  for (const path of kept) renameSync(path, `${path}.kept`);
  return () => {
    for (const path of caches) rmSync(path, { recursive: true, force: true });
    for (const path of kept) renameSync(`${path}.kept`, path);
  };
}

/** Builds a site; resolves to the CPU seconds and the most memory of the build and of all that it started. */
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
  if (seconds.length !== 2) throw new Error(`The corpus does not build in ${dir}.\n${output}`);
  return { seconds: Math.round(seconds.reduce((sum, part) => sum + part, 0)), memory };
}
