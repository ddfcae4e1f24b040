/**
 * Keeps files of earlier exports for tabs that are still open, whose pages request the scripts of their own
 * build.
 */
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type KeptFiles, readBuild } from './build-facts';
import { listFiles } from './list-files';

/** Number of builds for which an unused file is kept. */
const EXPORTS = 3;

/**
 * Matches files with a hash in their name. Such files of two builds can be in one folder without conflicts.
 */
const hashed = /^(?:_next\/static|assets)\//;

/** Returns the files that an export has kept from earlier exports. Empty when there is no build.json. */
export async function readKept(exported: string): Promise<KeptFiles> {
  if (!existsSync(join(exported, 'build.json'))) return {};
  return (await readBuild(exported)).kept ?? {};
}

/**
 * Copies hashed files from the previous export in `exported` to the new export in `dir`, unless it already
 * has them. This includes files that the previous export kept from earlier ones. A file is dropped when it
 * was not in use for more than three builds. Resolves to the kept files.
 */
export async function keepFiles(exported: string, dir: string): Promise<KeptFiles> {
  if (!existsSync(exported)) return {};
  const kept = await readKept(exported);
  const own = new Set(await listFiles(dir));
  const now: Record<string, number> = {};
  for (const name of await listFiles(exported)) {
    const plain = name.replace(/\.(?:br|gz)$/, '');
    const age = (kept[plain] ?? 0) + 1;
    if (!hashed.test(name) || own.has(plain) || age > EXPORTS) continue;
    now[plain] = age;
    const [from, to] = [join(exported, name), join(dir, name)];
    await mkdir(dirname(to), { recursive: true });
    await link(from, to).catch(() => copyFile(from, to));
  }
  return now;
}
