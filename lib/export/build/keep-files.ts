/**
 * Keeps files from earlier exports for browser tabs that are still open. Their pages request the scripts of
 * the build that they were loaded from.
 */
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type KeptFiles, readBuild } from './build-facts';
import { isHashed, listFiles } from './list-files';

/** Maximum number of builds for which an unused file is kept. */
const EXPORTS = 3;

/**
 * Resolves to the files that the export in `exported` kept from earlier exports. Empty when the export has no
 * `build.json`.
 */
export async function readKept(exported: string): Promise<KeptFiles> {
  if (!existsSync(join(exported, 'build.json'))) return {};
  return (await readBuild(exported)).kept ?? {};
}

/**
 * Copies files with a hash in their path from the previous export in `exported` to the new export in `dir`,
 * unless `dir` already has them. Such files of several builds have no conflicts. This includes files that the
 * previous export kept from earlier ones. Files that have not been in use for more than three builds are dropped.
 * Resolves to the kept files.
 */
export async function keepFiles(exported: string, dir: string): Promise<KeptFiles> {
  if (!existsSync(exported)) return {};
  const kept = await readKept(exported);
  const own = new Set(await listFiles(dir));
  const now: Record<string, number> = {};
  for (const name of await listFiles(exported)) {
    const plain = name.replace(/\.(?:br|gz)$/, '');
    const age = (kept[plain] ?? 0) + 1;
    if (!isHashed(name) || own.has(plain) || age > EXPORTS) continue;
    now[plain] = age;
    const [from, to] = [join(exported, name), join(dir, name)];
    await mkdir(dirname(to), { recursive: true });
    await link(from, to).catch(() => copyFile(from, to));
  }
  return now;
}
