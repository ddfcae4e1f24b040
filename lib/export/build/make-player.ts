/**
 * Builds the files that live samples load. This runs before pages are rendered, because pages contain the
 * samples' rendered HTML.
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

/**
 * Code that builds the live sample player, including the code that is bundled for the browser. Its hash is
 * part of the cache keys.
 */
const code: Code = {
  modules: ['lib/export/build/make-player.ts', ...bundledModules],
  files: ['lib/player', 'lib/classes', 'components/player'],
};

/**
 * Sanitizes the HTML that a live sample rendered, so it is safe in a page. Throws if the HTML would run code
 * or load a file, or has an id that content must not use.
 */
export function toHarmless(html: string): string {
  return withFreeIds(sanitizeHtml(html));
}

/**
 * Builds the live samples' files. Resolves to the errors in samples, each with its position. If live samples
 * are turned off, removes the files of earlier builds. Writes nothing before `checked` resolves.
 */
export async function makePlayer(
  content: Content,
  checked: Promise<unknown> = Promise.resolve(),
): Promise<ContentError[]> {
  if (!hasPlayer(content.config)) {
    await checked;
    rmSync(folder, { recursive: true, force: true });
    writePlayerManifest();
    return [];
  }
  const { classes } = playerVersion(content.config);
  const { errors, made } = await buildPlayer(folder, {
    samples: shippedSamples(content),
    checked,
    classes,
    openResults: (name) => content.openResults(name, code),
    toHarmless,
    transferSize,
  });
  if (made) writePlayerManifest(made);
  return errors;
}

/**
 * Builds the live samples' files, and writes them when `checked` has resolved. Rejects with a report of all errors
 * when a sample has an error.
 */
export async function reportPlayer(content: Content, checked: Promise<unknown>): Promise<void> {
  const errors = await makePlayer(content, checked);
  if (errors.length > 0) throw new Error(formatErrors(errors));
}

/** Copies the live samples' files into an export or the public folder. Does nothing if there are none. */
export async function copyPlayer(dir: string): Promise<void> {
  const files = join(folder, 'files');
  if (existsSync(files)) await cp(files, dir, { recursive: true });
}
