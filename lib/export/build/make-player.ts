/**
 * Builds the files that live samples load. This runs before pages are rendered, because pages show the
 * drawings.
 */
import { existsSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Code } from '@/lib/config/results';
import { hasPlayer, playerVersion } from '@/lib/config/site';
import { type ContentError, formatErrors } from '@/lib/config/source/content-error';
import type { Content } from '@/lib/content/content';
import { sanitizeHtml } from '@/lib/content/mdx/harmless-html';
import { withFreeIds } from '@/lib/content/mdx/ids';
import { buildPlayer, bundledModules } from '@/lib/player/build/build-player';
import { transferSize } from './compress-files';
import { writePlayerManifest } from './generated-modules';
import { generatedDir } from './project-paths';
import { shippedSamples } from './shipped-samples';

const folder = join(generatedDir, 'player');

/** The code that builds the live sample player, including the code that is bundled for the browser. */
const code: Code = {
  modules: ['lib/export/build/make-player.ts', ...bundledModules],
  files: ['lib/player', 'lib/classes', 'components/player'],
};

/**
 * Returns the HTML of a drawing in a form that is safe in a page. Throws if it would run code or load a file.
 */
export function toHarmless(html: string): string {
  return withFreeIds(sanitizeHtml(html));
}

/**
 * Builds the files of the live samples. Resolves to the errors in samples with their positions. If the site
 * has no live samples, removes earlier files.
 */
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

/** Builds the files of the live samples. Rejects with the full report when samples have errors. */
export async function reportPlayer(content: Content): Promise<void> {
  const errors = await makePlayer(content);
  if (errors.length > 0) throw new Error(formatErrors(errors));
}

/** Copies the files of the live samples into an export or the public folder. */
export async function copyPlayer(dir: string): Promise<void> {
  const files = join(folder, 'files');
  if (existsSync(files)) await cp(files, dir, { recursive: true });
}
