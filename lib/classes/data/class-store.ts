import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from './class-codec';
import type { ClassSupport, LibraryData } from './class-data';

/** Docs version, reduced to the settings that its class data depends on. */
export interface VersionClasses {
  name: string;
  /** Display name of the version. */
  label: string;
  isLast: boolean;
  /** Path of its class data file, relative to the project folder. */
  classes?: string | undefined;
}

/** Parsed class data file with its classes by name. `revision` is a hash of the file's text. */
interface StoredData extends LibraryData {
  byName: ReadonlyMap<string, ClassSupport>;
  revision: string;
}

/** Class data of a docs version. */
export interface ClassStore extends StoredData {
  /** Display name of the version. */
  label: string;
  /** Path of the file that the data was read from. `undefined` for a version without class data. */
  file: string | undefined;
  /** Data of the version that this one is compared with. `undefined` on a site with one version. */
  other: (StoredData & { label: string }) | undefined;
}

/**
 * Returns the class data of the named docs version, or of the latest version without a name. Throws
 * for an unknown name.
 */
export function classStore(versions: readonly VersionClasses[], name = ''): ClassStore {
  const at = versions.findIndex((version) => (name ? version.name === name : version.isLast));
  const version = versions[at];
  if (!version)
    throw new Error(`site.config.ts does not define this version: ${name || 'the latest one'}.`);
  // Compare with the previous version. The oldest version is compared with the one after it.
  const other = versions[at + 1] ?? versions[at - 1];
  return {
    label: version.label,
    file: version.classes,
    ...libraryData(version.classes),
    other: other && { label: other.label, ...libraryData(other.classes) },
  };
}

const noData: StoredData = {
  versions: {},
  classes: [],
  variants: [],
  open: [],
  facts: [],
  byName: new Map(),
  revision: '',
};

const known = new Map<string, { changed: number; data: StoredData }>();

/**
 * Reads a class data file, and caches the result until the file changes. Returns empty data if no
 * file is given.
 */
export function libraryData(file: string | undefined): StoredData {
  if (file === undefined) return noData;
  const path = join(process.cwd(), file);
  const changed = statSync(path).mtimeMs;
  const stored = known.get(file);
  if (stored?.changed === changed) return stored.data;
  const text = readFileSync(path, 'utf8');
  const data = decode(text);
  const byName = new Map(data.classes.map((item) => [item.name, item]));
  const revision = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const fresh = { ...data, byName, revision };
  known.set(file, { changed, data: fresh });
  return fresh;
}
