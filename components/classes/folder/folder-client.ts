import { folderFiles } from '@/.generated/folder-files';
import type { ReportSource } from '@/components/classes/lookup/report-source';
import { folderStopped } from '@/content/messages/folder-check';
import { withBasePath } from '@/lib/browser/base-path';
import type { FolderFileCheck } from '@/lib/classes/check/folder-check';
import { type ClassSupport, decodeSupport } from '@/lib/classes/data/class-data';
import type { Lookup } from '@/lib/classes/lookup/lookup';
import type {
  FolderContent,
  FromFolderWorker,
  ToFolderWorker,
} from '@/lib/player/folder/folder-protocol';

/** Settings of the check of a folder. */
interface FolderOrder {
  source: ReportSource;
  /** Name of the docs version, whose class data the worker loads. */
  version: string;
  /** Called after each file. */
  onChecked(file: FolderFileCheck): void;
  /** Shows a message about the progress of NativeWind. */
  say(words: string): void;
  signal: AbortSignal;
}

/** Worker of the last check. The next one uses it again, so that it also works offline. */
let idle: Worker | undefined;

/**
 * Checks files in a web worker, and ends the worker if the check fails or is canceled. NativeWind computes classes
 * in the worker of the lookup. Rejects with a message for readers when a part cannot be loaded, and when the signal
 * aborts.
 */
export async function checkInWorker(files: FolderContent[], order: FolderOrder): Promise<void> {
  const { source, version, onChecked, say, signal } = order;
  const lookup = await source.load().catch(() => {
    throw new Error(folderStopped);
  });
  signal.throwIfAborted();
  const worker = idle ?? new Worker(withBasePath(folderFiles.worker));
  idle = undefined;
  const send = (message: ToFolderWorker) => worker.postMessage(message);
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.onerror = () => reject(new Error(folderStopped));
      worker.onmessage = ({ data }: MessageEvent<FromFolderWorker>) => {
        if ('checked' in data) onChecked(data.checked);
        else if ('isDone' in data) resolve();
        else if ('failed' in data) reject(new Error(folderStopped));
        else {
          const { id, ask } = data;
          source
            .ask(lookup, ask, say)
            .then((known) => send({ id, classes: toComputed(ask, known, lookup) }))
            .catch(reject);
        }
      };
      const data = withBasePath(`/classes/${version}.json`);
      send({ files, data, hasTheme: source.hasTheme() });
    });
    idle = worker;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** Returns the results for these classes, with the web support in the current browser. */
function toComputed(
  names: readonly string[],
  known: ReadonlyMap<string, ClassSupport>,
  lookup: Lookup,
): ClassSupport[] {
  return names.flatMap((name) => {
    const item = known.get(name);
    const found = item && lookup.complete(name, item, false).found;
    if (!found) return item ?? [];
    return { ...item, support: { ...item.support, web: decodeSupport(found.support).web } };
  });
}
