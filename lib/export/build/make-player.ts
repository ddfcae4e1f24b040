/** What players load: made before the pages that show them, and published with them. */
import { existsSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Code } from '@/lib/config/results';
import { hasPlayer, playerVersion } from '@/lib/config/site';
import { type ContentError, formatErrors } from '@/lib/config/source/content-error';
import type { Content } from '@/lib/content/content';
import { harmlessHtml } from '@/lib/content/mdx/harmless-html';
import { withFreeIds } from '@/lib/content/mdx/ids';
import { buildPlayer, bundledModules } from '@/lib/player/build/build-player';
import { transferSize } from './compress-files';
import { writePlayerManifest } from './generated-modules';
import { generatedDir } from './project-paths';
import { shippedSamples } from './shipped-samples';

const folder = join(generatedDir, 'player');

/** Everything that builds the player, including what is bundled for the browser. */
const code: Code = {
  modules: ['lib/export/build/make-player.ts', ...bundledModules],
  files: ['lib/player', 'lib/classes', 'components/player'],
};

/** Returns the HTML of a drawing in a form that a page may contain. Throws an Error when it would run or load something. */
export function toHarmless(html: string): string {
  return withFreeIds(harmlessHtml(html));
}

/** Makes everything of the players, nothing for a site without one; resolves to the mistakes of samples, each at its place. */
export async function makePlayer(content: Content): Promise<ContentError[]> {
  if (!hasPlayer(content.config)) {
    rmSync(folder, { recursive: true, force: true });
    writePlayerManifest();
    return [];
  }
  const { classes } = playerVersion(content.config);
  const { errors, made } = await buildPlayer(folder, {
    samples: await shippedSamples(content),
    classes,
    openResults: (name) => content.openResults(name, code),
    toHarmless,
    transferSize,
  });
  if (made) writePlayerManifest(made);
  return errors;
}

/** Makes everything of the players; throws the whole report when samples have mistakes. */
export async function reportPlayer(content: Content): Promise<void> {
  const errors = await makePlayer(content);
  if (errors.length > 0) throw new Error(formatErrors(errors));
}

/** Puts the files of the players where pages ask for them, in an export or a public folder. */
export async function copyPlayer(dir: string): Promise<void> {
  const files = join(folder, 'files');
  if (existsSync(files)) await cp(files, dir, { recursive: true });
}
