import { playerFiles } from '@/.generated/player';
import type { ClassSupport } from '@/lib/classes/data';
import { withBasePath } from '@/lib/shell/base-path';

type Answer = { id: number; found: ClassSupport[] } | { id: number; problem: string };

let worker: Worker | undefined;
let last = 0;
const known = new Map<string, ClassSupport>();

/** What readers pay for the first question, such as `2.8 MB`. */
export const librarySize = `${(playerFiles.library.bytes / 1024 ** 2).toFixed(1)} MB`;

/** Whether the library has been loaded, so that asking costs nothing any more. */
export function isLibraryLoaded(): boolean {
  return worker !== undefined;
}

/** What the library has been found to make of classes without variants. */
export function libraryClasses(): ReadonlyMap<string, ClassSupport> {
  return known;
}

/** Asks the library itself about classes, in a worker that the first call loads; rejects when it cannot be loaded. */
export async function askLibrary(classes: readonly string[]): Promise<void> {
  const names = classes.filter((name) => !known.has(name));
  if (names.length === 0) return;
  for (const item of await ask(names)) known.set(item.name, item);
}

function ask(classes: string[]): Promise<ClassSupport[]> {
  worker ??= new Worker(withBasePath(playerFiles.library.script));
  const asked = worker;
  last += 1;
  const id = last;
  const parser = withBasePath(playerFiles.library.parser);
  return new Promise((resolve, reject) => {
    const fail = (message: string) => {
      worker = undefined;
      asked.terminate();
      reject(new Error(message));
    };
    asked.addEventListener('error', () => fail('The library could not be loaded.'));
    asked.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      if ('problem' in data) fail(data.problem);
      else resolve(data.found);
    });
    asked.postMessage({ id, classes, parser });
  });
}
