import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { decode } from './class-codec';
import type { ClassSupport, LibraryData } from './class-data';

/** Settings of a docs version that `classStore` needs. */
export interface VersionClasses {
  name: string;
  /** Display name of the version. */
  label: string;
  isLast: boolean;
  /** Path of the version's class data file, relative to the project folder. */
  classes?: string | undefined;
}

/**
 * Parsed class data file. `byName` contains its classes, keyed by name. `revision` is a hash of the file's
 * text.
 */
interface StoredData extends LibraryData {
  byName: ReadonlyMap<string, ClassSupport>;
  revision: string;
}

/** Class data of a docs version, with the data of the version that it is compared with. */
export interface ClassStore extends StoredData {
  /** Display name of the version. */
  label: string;
  /** Path of the file that the data was read from. `undefined` for a version without class data. */
  file: string | undefined;
  /**
   * Data of the docs version that class tables compare this version with. `undefined` on a site with one
   * version.
   */
  other: (StoredData & { label: string }) | undefined;
}

/**
 * Returns the class data of a docs version, or of the latest version if `name` is empty. Throws if the site
 * configuration does not define the version.
 */
export function classStore(versions: readonly VersionClasses[], name = ''): ClassStore {
  const at = versions.findIndex((version) => (name ? version.name === name : version.isLast));
  const version = versions[at];
  if (!version)
    throw new Error(`site.config.ts does not define this version: ${name || 'the latest one'}.`);
  // Versions are listed from new to old. Each version is compared with the next older version, and the oldest
  // version with the next newer version.
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
 * Reads a class data file. A relative path starts at the working directory. The result is cached until the
 * file's modification time changes. Returns empty data if `file` is `undefined`.
 */
export function libraryData(file: string | undefined): StoredData {
  if (file === undefined) return noData;
  const path = resolve(file);
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
