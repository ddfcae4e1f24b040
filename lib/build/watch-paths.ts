/** Tells when files change, also those that an editor deletes and writes anew. */
import { type FSWatcher, watch } from 'chokidar';

/** How long files have to be at rest, in milliseconds: editors write a file in several steps. */
const quiet = 100;

/** Calls `changed` once after each burst of changes to these files and folders; close the result to stop. */
export function watchPaths(paths: string[], changed: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(paths, { ignoreInitial: true });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(changed, quiet);
  });
  return watcher;
}
