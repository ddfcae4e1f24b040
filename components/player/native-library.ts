import { playerFiles } from '@/.generated/player';
import type { ClassSupport } from '@/lib/classes/data';
import type { LibraryQuestion } from '@/lib/player/library/library-worker';
import { withBasePath } from '@/lib/shell/base-path';
import { AskedWorker } from '@/lib/worker/ask-worker';

const { script, parser, bytes } = playerFiles.library;
const worker = new AskedWorker<LibraryQuestion, ClassSupport[]>(
  'The library',
  withBasePath(script),
);
const known = new Map<string, ClassSupport>();

/** What readers pay for the first question, such as `2.8 MB`. */
export const librarySize = `${(bytes / 1024 ** 2).toFixed(1)} MB`;

/** What the library has been found to make of classes without variants; once it has been asked, asking costs nothing any more. */
export function libraryClasses(): ReadonlyMap<string, ClassSupport> {
  return known;
}

/** Asks the library itself about classes, in a worker that the first call loads; rejects when it cannot be loaded. */
export async function askLibrary(names: readonly string[]): Promise<void> {
  const classes = names.filter((name) => !known.has(name));
  if (classes.length === 0) return;
  const found = await worker.ask({ classes, parser: withBasePath(parser) });
  for (const item of found) known.set(item.name, item);
}
