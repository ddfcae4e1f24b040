import { playerFiles } from '@/.generated/player';
import { withBasePath } from '@/lib/browser/base-path';
import { decode } from '@/lib/classes/data/class-codec';
import type { LibraryData } from '@/lib/classes/data/class-data';

let loading: Promise<LibraryData> | undefined;

/** Every class of the core with the facts about them; `css` holds a class’s color only. Fetched once. */
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
