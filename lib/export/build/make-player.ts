/** What players load: made before the pages that show them, and published with them. */
import { existsSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSite } from '@/lib/config/read-site';
import { hasPlayer } from '@/lib/config/site';
import { type ContentError, formatErrors } from '@/lib/config/source/content-error';
import { buildPlayer } from '@/lib/player/build/build-player';
import { writePlayerManifest } from './generated-modules';
import { generatedDir, siteDir } from './project-paths';

const folder = join(generatedDir, 'player');

/** Makes everything of the players, nothing for a site without one; resolves to the mistakes of samples, each at its place. */
export async function makePlayer(): Promise<ContentError[]> {
  if (!hasPlayer(loadSite(siteDir))) {
    rmSync(folder, { recursive: true, force: true });
    writePlayerManifest();
    return [];
  }
  const { errors, made } = await buildPlayer(folder);
  if (made) writePlayerManifest(made);
  return errors;
}

/** Makes everything of the players; throws the whole report when samples have mistakes. */
export async function reportPlayer(): Promise<void> {
  const errors = await makePlayer();
  if (errors.length > 0) throw new Error(formatErrors(errors));
}

/** Puts the files of the players where pages ask for them, in an export or a public folder. */
export async function copyPlayer(dir: string): Promise<void> {
  const files = join(folder, 'files');
  if (existsSync(files)) await cp(files, dir, { recursive: true });
}
