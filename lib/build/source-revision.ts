/** Names the state of everything a build is made of, so that the same sources give the same export. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './list-files';
import { root, siteDir } from './project-paths';

const folders = ['app', 'components', 'lib', 'content', 'public'];
const files = [
  'package-lock.json',
  'next.config.mjs',
  'site.config.ts',
  'instrumentation-client.ts',
];

/** A short hash of the sources. */
export async function sourceRevision(): Promise<string> {
  const hash = createHash('sha256');
  for (const dir of new Set([root, siteDir])) {
    for (const name of await sources(dir))
      hash.update(name).update(await readFile(join(dir, name)));
  }
  hash.update(process.env.NEXT_PUBLIC_BASE_PATH ?? '');
  return hash.digest('hex').slice(0, 16);
}

async function sources(dir: string): Promise<string[]> {
  const present = folders.filter((folder) => existsSync(join(dir, folder)));
  const inside = await Promise.all(
    present.map(async (folder) =>
      (await listFiles(join(dir, folder))).map((name) => `${folder}/${name}`),
    ),
  );
  return [...files.filter((file) => existsSync(join(dir, file))), ...inside.flat()];
}
