/** Tells when files change, also those that an editor deletes and writes anew. */
import { type FSWatcher, watch } from 'chokidar';

/**
 * How long files have to be at rest, in milliseconds: editors write a file in several steps. Of changes within 50
 * chokidar tells once, and of a deletion after 100, since the file may come back.
 */
const quiet = { edit: 50, other: 100 };

/** Calls `changed` once after each burst of changes to these files and folders, with what has changed; close the result to stop. */
export function watchPaths(paths: string[], changed: (files: string[]) => void): FSWatcher {
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(paths, { ignoreInitial: true });
  watcher.on('all', (event, file) => {
    files.add(file);
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        changed([...files]);
        files.clear();
      },
      quiet[event === 'change' ? 'edit' : 'other'],
    );
  });
  return watcher;
}
