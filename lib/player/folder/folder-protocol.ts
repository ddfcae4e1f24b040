import type { FolderFileCheck } from '@/lib/classes/check/folder-check';
import type { FoundPath } from '@/lib/classes/check/folder-selection';
import type { ClassSupport } from '@/lib/classes/data/class-data';

/** File to check. */
export interface FolderContent {
  path: string;
  content: Blob;
}

/** Message to the folder worker: the order to check files, or the answer to its last question. */
export type ToFolderWorker =
  | {
      files: FolderContent[];
      /** URL of the lookup data. */
      data: string;
      /** Whether NativeWind computes all classes, because it has the theme of an app. */
      hasTheme: boolean;
    }
  | { id: number; classes: ClassSupport[] };

/**
 * Message from the folder worker. It asks for classes that the class data does not cover, and sends each file
 * that it has checked.
 */
export type FromFolderWorker =
  | { id: number; ask: string[] }
  | { checked: FolderFileCheck }
  | { failed: string }
  | { isDone: true };

/** File in a ZIP file. It only has a content if a check covers it. */
export interface ZipEntry extends FoundPath {
  content?: Blob;
}
