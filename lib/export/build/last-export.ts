/** Records the sources of the last export, so the next build renders only the pages that changed. */
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ResultCache } from '@/lib/export/cache/result-cache';
import type { BuildInputs } from './build-inputs';
import { readKept } from './keep-files';
import { listFiles } from './list-files';
import { outDir } from './project-paths';

/** Facts about the last export that the next build needs. */
export interface LastExport {
  /** Hashes of the sources that the export was built from. */
  sources: BuildInputs;
  /** Number of pages in the export. */
  pages: number;
  /** Hash of the names, sizes and modification times of the export's files. */
  files: string;
}

/** Pages that a build must render: none, all, or only the docs in `files`. */
export type ToRender = { kind: 'nothing' | 'all' } | { kind: 'docs'; files: string[] };

const records = new ResultCache<LastExport>('exports', {
  modules: ['lib/export/build/last-export.ts'],
});

/**
 * Reads the record of the last export. Resolves to undefined when the export or its record is missing, or
 * when the export's files have changed since.
 */
export async function readLastExport(): Promise<LastExport | undefined> {
  const last = existsSync(outDir) ? records.read(records.keyOf(outDir)) : undefined;
  return last && last.files === (await hashOfFiles()) ? last : undefined;
}

/** Stores the record of the current export. */
export async function writeLastExport(sources: BuildInputs, pages: number): Promise<void> {
  records.write(records.keyOf(outDir), { sources, pages, files: await hashOfFiles() });
}

/**
 * Maximum share of docs that a build renders without the other pages. Above it, rendering all pages hardly
 * takes longer, and the list of docs may not fit into an environment variable.
 */
const largestShare = 0.25;

/**
 * Compares a build's sources with those of the last export and returns the pages to render: none if nothing
 * has changed, the changed docs if only a few hashes in `bodies` differ, and otherwise all.
 */
export function toRender(last: BuildInputs | undefined, now: BuildInputs): ToRender {
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

/**
 * Whether the export in `dir` has the same Next scripts as the last export. If not, pages copied from the
 * last export would not find their scripts.
 */
export async function hasSameScripts(dir: string): Promise<boolean> {
  const scriptsOf = async (folder: string) => {
    const kept = await readKept(folder);
    const names = (await listFiles(join(folder, '_next'))).map((name) => `_next/${name}`);
    return names.filter((name) => name.endsWith('.js') && !(name in kept)).join();
  };
  return (await scriptsOf(dir)) === (await scriptsOf(outDir));
}

/** Matches files that every build writes, even if it renders only some docs. */
const fresh = /^(assets|downloads|\.well-known\/(agent-)?skills)\/(?!index\.html$)|^build\.json$/;

/**
 * Completes an export in `dir` for which only some docs were rendered. Copies the missing files from the last
 * export in `exported`, together with their compressed copies. Skips files that every build writes, and files
 * that the last export kept from earlier ones.
 */
export async function takeOver(exported: string, dir: string): Promise<void> {
  const made = new Set(await listFiles(dir));
  const kept = await readKept(exported);
  for (const name of await listFiles(exported)) {
    const plain = name.replace(/\.(br|gz)$/, '');
    if (fresh.test(name) || made.has(plain) || plain in kept) continue;
    const [from, to] = [join(exported, name), join(dir, name)];
    await mkdir(dirname(to), { recursive: true });
    // A hard link is safe because the files of an export are never modified in place.
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
