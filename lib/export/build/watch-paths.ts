/** Watches files and folders, including files that an editor deletes and recreates when it saves. */
import { type FSWatcher, watch } from 'chokidar';

/**
 * Debounce times in milliseconds, for edits and for other events. Editors save a file in several steps.
 * chokidar itself merges changes within 50 ms and reports a deletion after 100 ms, because the file may be
 * recreated.
 */
const quiet = { edit: 50, other: 100 };

/**
 * Calls `changed` once after each burst of changes, with all changed paths. Close the returned watcher to
 * stop.
 */
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
