import { playerFiles } from '@/.generated/player';
import { withBasePath } from '@/lib/browser/base-path';
import { decode } from '@/lib/classes/data/class-codec';
import type { LibraryData } from '@/lib/classes/data/class-data';

let loading: Promise<LibraryData> | undefined;

/**
 * Fetches the class data once. The `css` of a class contains only its color, if it has one. After a failure,
 * the next call retries.
 */
export function loadClasses(): Promise<LibraryData> {
  loading ??= fetch(withBasePath(playerFiles.classes))
    .then((response) => {
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
      return response.text();
    })
    .then(decode);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
