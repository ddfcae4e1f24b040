/** Keeps files of earlier exports for tabs that are still open: their pages ask for scripts by the names of their build. */
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type KeptFiles, readBuild } from './build-facts';
import { listFiles } from './list-files';

/** How many exports a file outlives its own. */
const EXPORTS = 3;

/** Files whose names change with their content, so that those of two builds never mix. */
const hashed = /^(?:_next\/static|assets)\//;

/** What an export has kept of those before it; nothing when it does not say. */
export async function readKept(exported: string): Promise<KeptFiles> {
  if (!existsSync(join(exported, 'build.json'))) return {};
  return (await readBuild(exported)).kept ?? {};
}

/**
 * Puts into an export the hashed files of the one before, and what that has kept, that are not its own;
 * a file that nothing has used for three exports goes. Resolves to what is kept.
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
