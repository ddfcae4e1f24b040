/** What the last build of an export was made of, so that the next one makes only what has changed. */
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ResultCache } from '@/lib/export/cache/result-cache';
import type { Sources } from './build-inputs';
import { readKept } from './keep-files';
import { listFiles } from './list-files';
import { outDir } from './project-paths';

/** The last export: its number of pages, and a hash of its files' names, sizes and times. */
export interface LastExport {
  sources: Sources;
  pages: number;
  files: string;
}

/** What a build has to render: nothing, the docs in these files, or all pages. */
export type ToRender = { kind: 'nothing' | 'all' } | { kind: 'docs'; files: string[] };

const records = new ResultCache<LastExport>('exports', {
  modules: ['lib/export/build/last-export.ts'],
});

/** The last export as long as nobody has changed its files since. */
export async function readLastExport(): Promise<LastExport | undefined> {
  const last = existsSync(outDir) ? records.read(records.keyOf(outDir)) : undefined;
  return last && last.files === (await hashOfFiles()) ? last : undefined;
}

/** Notes what the export that is in its place was made of. */
export async function writeLastExport(sources: Sources, pages: number): Promise<void> {
  records.write(records.keyOf(outDir), { sources, pages, files: await hashOfFiles() });
}

/** Above this share of the docs, rendering all of them costs hardly more, and their names may not fit into the environment. */
const largestShare = 0.25;

/** What to render after the last export; a doc that was added or has gone changes the others as well. */
export function toRender(last: Sources | undefined, now: Sources): ToRender {
  const names = Object.keys(now.bodies);
  const isKnown =
    last?.code === now.code &&
    last.site === now.site &&
    Object.keys(last.bodies).join() === names.join();
  if (!last || !isKnown) return { kind: 'all' };
  const files = names.filter((file) => last.bodies[file] !== now.bodies[file]);
  if (files.length === 0) return { kind: 'nothing' };
  return files.length > names.length * largestShare ? { kind: 'all' } : { kind: 'docs', files };
}

/** Whether the framework wrote the same scripts as for the last export, so that its pages still find theirs. */
export async function hasSameScripts(dir: string): Promise<boolean> {
  const scriptsOf = async (folder: string) => {
    const kept = await readKept(folder);
    const names = (await listFiles(join(folder, '_next'))).map((name) => `_next/${name}`);
    return names.filter((name) => name.endsWith('.js') && !(name in kept)).join();
  };
  return (await scriptsOf(dir)) === (await scriptsOf(outDir));
}

/** Written anew by every build. */
const fresh = /^(assets|downloads)\/(?!index\.html$)|^build\.json$/;

/** Takes over from an export what is its own and what a build of some docs has not made; a file counts with its compressed copies. */
export async function takeOver(exported: string, dir: string): Promise<void> {
  const made = new Set(await listFiles(dir));
  const kept = await readKept(exported);
  for (const name of await listFiles(exported)) {
    const plain = name.replace(/\.(br|gz)$/, '');
    if (fresh.test(name) || made.has(plain) || plain in kept) continue;
    const [from, to] = [join(exported, name), join(dir, name)];
    await mkdir(dirname(to), { recursive: true });
    // No file of an export is ever written to again, so both can be the same one.
    await link(from, to).catch(() => copyFile(from, to));
  }
}

async function hashOfFiles(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of await listFiles(outDir)) {
    const { size, mtimeMs } = statSync(join(outDir, name));
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
