import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from './class-codec';
import type { ClassSupport, LibraryData } from './class-data';

/** A version of the docs, as far as its class data is concerned. */
export interface VersionClasses {
  name: string;
  /** What readers call the version. */
  label: string;
  isLast: boolean;
  /** The file of its class data, named from the project's folder. */
  classes?: string | undefined;
}

/** A file of class data with its classes by name, and a hash of its text. */
interface StoredData extends LibraryData {
  byName: ReadonlyMap<string, ClassSupport>;
  revision: string;
}

/** The class data of a version of the docs. */
export interface ClassStore extends StoredData {
  /** Label of the version. */
  label: string;
  /** The file that the data was read from; undefined for a version without class data. */
  file: string | undefined;
  /** The data of the version that this one is compared with; undefined on a site with one version. */
  other: (StoredData & { label: string }) | undefined;
}

/** The class data of the version with a name, or of the latest version. Throws for an unknown name. */
export function classStore(versions: readonly VersionClasses[], name = ''): ClassStore {
  const at = versions.findIndex((version) => (name ? version.name === name : version.isLast));
  const version = versions[at];
  if (!version) throw new Error(`site.config.ts has no such version: ${name || 'the latest one'}.`);
  // The version before it in time; the next one for the first.
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

/** The data in a file of class data, empty without a file. Read again only after the file has changed. */
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
