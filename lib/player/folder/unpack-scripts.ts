import { type UnzipFileInfo, unzipSync } from 'fflate';
import { type FoundPath, toFolderSelection } from '@/lib/classes/check/folder-selection';

/** Maximum number of files and folders in a ZIP file. */
const MOST_ENTRIES = 20_000;

/** Error for a ZIP file that is not unpacked. Its message is the end of a sentence. */
class ZipError extends Error {}

/**
 * Lists the files and folders of a ZIP file, and unpacks those that a check covers. Both the number and the size of
 * the unpacked files have the limits of `toFolderSelection`. Throws an Error if it is not a ZIP file, or has too many
 * entries. Its message is the end of a sentence.
 */
export function unpackScripts(
  bytes: Uint8Array,
): (FoundPath & { content?: Uint8Array<ArrayBuffer> })[] {
  const entries = new Map<string, FoundPath>();
  attempt(bytes, ({ name, size, originalSize }) => {
    if (entries.size === MOST_ENTRIES)
      throw new ZipError(`it has more than ${MOST_ENTRIES} files and folders`);
    // A manipulated file can have a wrong original size.
    entries.set(name, { path: toPath(name), size: Math.max(size, originalSize) });
    return false;
  });
  const { files } = toFolderSelection([...entries.values()]);
  const wanted = new Set(files);
  const unpacked = attempt(bytes, ({ name }) => {
    const entry = entries.get(name);
    return entry !== undefined && wanted.delete(entry);
  });
  return [...entries].map(([name, entry]) => {
    const content = unpacked[name];
    return content ? { ...entry, content } : entry;
  });
}

function attempt(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof ZipError) throw error;
    throw new ZipError('it is damaged, has a password, or is not a ZIP file');
  }
}

/** Returns the path of an entry with slashes, and without `./` at its start. */
function toPath(name: string): string {
  return name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
}
