import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '@/lib/config/read-site';
import type { VersionConfig } from '@/lib/config/site';
import { siteDir } from '@/lib/config/source/site-files';
import { playgroundFile } from '@/lib/content/entries/playground-examples';
import { docsDir } from '@/lib/content/entries/slugs';
import { decode } from './class-codec';
import type { ClassSupport, LibraryData } from './class-data';

/** A file of class data with its classes by name, and a hash of its text. */
interface StoredData extends LibraryData {
  byName: ReadonlyMap<string, ClassSupport>;
  revision: string;
}

/** What the site knows of the classes of a version of its docs. */
export interface ClassStore extends StoredData {
  /** What readers call the version. */
  label: string;
  /** The file of its class data, when it has one. */
  file: string | undefined;
}

/** The class data of a version by its name, as the configuration says; without a name that of the latest. */
export function classStore(version = ''): ClassStore {
  const { label, classes } = versionOf(
    ({ name, isLast }) => (version ? name === version : isLast),
    version || 'the latest one',
  );
  return { label, file: classes, ...libraryData(classes) };
}

/** The version that another is compared with: the one before it in time, the next one for the first. */
export function comparedWith(version: string): ClassStore | undefined {
  const versions = configured();
  const at = versions.findIndex(({ name }) => name === version);
  const other = versions[at + 1] ?? versions[at - 1];
  return other && classStore(other.name);
}

/** The version that a file of the content is about; posts are about the latest, the playground about the one that it runs. */
export function versionIn(file: string): VersionConfig {
  if (file === playgroundFile) return playerVersion();
  const own = configured().find((version) => file.startsWith(`${docsDir(version)}/`));
  return own ?? versionOf(({ isLast }) => isLast, 'the latest one');
}

/** The version whose live samples run; throws when the site has none. */
export function playerVersion(): VersionConfig & { classes: string } {
  const { classes, ...version } = versionOf(({ player }) => player === true, 'one with a player');
  if (classes === undefined) throw new Error(`${version.label} has no class data.`);
  return { ...version, classes };
}

function versionOf(is: (version: VersionConfig) => boolean, wanted: string): VersionConfig {
  const found = configured().find(is);
  if (!found) throw new Error(`site.config.ts has no such version: ${wanted}.`);
  return found;
}

function configured(): readonly VersionConfig[] {
  return readSite(siteDir()).site?.versions ?? [];
}

const known = new Map<string, StoredData>();

/** Makes the next look at class data read it again. */
export function forgetLibraryData(): void {
  known.clear();
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

/** What a file of class data holds, nothing without one; read from disk once, until `forgetLibraryData` is called. */
export function libraryData(file: string | undefined): StoredData {
  if (file === undefined) return noData;
  const stored = known.get(file);
  if (stored) return stored;
  const text = readFileSync(join(process.cwd(), file), 'utf8');
  const data = decode(text);
  const byName = new Map(data.classes.map((item) => [item.name, item]));
  const revision = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const found = { ...data, byName, revision };
  known.set(file, found);
  return found;
}
