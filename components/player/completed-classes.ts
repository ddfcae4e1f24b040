import { playerFiles } from '@/.generated/player';
import { decode } from '@/lib/classes/codec';
import type { ClassSupport } from '@/lib/classes/data';
import { withBasePath } from '@/lib/shell/base-path';

let loading: Promise<ReadonlyMap<string, ClassSupport>> | undefined;

/** Every class of the core by name; its `css` holds its color only. Fetched once. */
export function loadClasses(): Promise<ReadonlyMap<string, ClassSupport>> {
  loading ??= fetch(withBasePath(playerFiles.classes))
    .then((response) => response.text())
    .then((text) => new Map(decode(text).classes.map((item) => [item.name, item])));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
