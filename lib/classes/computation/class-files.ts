import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decode, encode } from '@/lib/classes/data/class-codec';
import type { ClassData, ClassSupport, LibraryData } from '@/lib/classes/data/class-data';
import { splitColor } from '@/lib/classes/data/palette';
import { computeClasses, listClasses, listVariants } from './class-computation';
import { LIBRARIES, type LibraryName, libraryNames, type Named, type Share } from './libraries';

/** Does a part of the work, and shows how far it is. */
export type Track = <T>(
  label: string,
  total: number,
  work: (share: Share) => Promise<T>,
) => Promise<T>;

/** A file of class data as the installed packages make it. */
export interface ComputedFile {
  name: string;
  path: string;
  text: string;
  /** One line for each way in which the file that is there differs. */
  differences: string[];
}

/** Computes the checked-in file of every library from the installed packages. */
export async function computeFiles(track: Track): Promise<ComputedFile[]> {
  const files: ComputedFile[] = [];
  for (const name of libraryNames) {
    const { file: path } = LIBRARIES[name];
    const data = await computeData(name, track);
    const found = fileDifferences(decode(readFileSync(path, 'utf8')), data);
    files.push({ name, path, text: encode(data), differences: found });
  }
  return files;
}

async function computeData(name: LibraryName, track: Track): Promise<LibraryData> {
  const named = await listClasses(name);
  const classes = await track(name, named.length, (share) => computeClasses(name, named, share));
  const variants = await listVariants(name);
  const open = await computeOpen(
    name,
    classes.map((item) => item.name),
  );
  const { facts } = LIBRARIES[name];
  return { versions: installedVersions(name), classes, facts, variants, open };
}

function installedVersions(name: LibraryName): Record<string, string> {
  const load = createRequire(import.meta.url);
  const entries = Object.entries(LIBRARIES[name].packages).map(([label, folder]) => [
    label,
    load(`${folder}/package.json`).version,
  ]);
  return Object.fromEntries(entries);
}

/** How a file differs from the library: classes and versions in sentences, the rest by its lines. */
function fileDifferences(file: LibraryData, library: LibraryData): string[] {
  const [old, now] = [restLines(file), restLines(library)];
  return [
    ...differences(file, library),
    ...[...old].filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...[...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}

/** The lines of what is no class, without the commas between them. */
function restLines(data: LibraryData): Set<string> {
  const text = encode({ ...data, versions: {}, classes: [] });
  return new Set(text.split('\n').map((line) => line.replace(/,$/, '')));
}

/** Says in one line each which classes and package versions differ between file and library. */
export function differences(file: ClassData, library: ClassData): string[] {
  const before = new Map(file.classes.map((item) => [item.name, item]));
  const after = new Map(library.classes.map((item) => [item.name, item]));
  const gone = [...before.keys()].filter((name) => !after.has(name));
  return [
    ...versionChanges(file.versions, library.versions),
    ...gone.map((name) => `${name}: in the file, but the library has no such class`),
    ...[...after].flatMap(([name, item]) => classChanges(name, before.get(name), item)),
  ];
}

function versionChanges(file: Record<string, string>, library: Record<string, string>): string[] {
  return Object.entries(library)
    .filter(([name, version]) => file[name] !== version)
    .map(([name, version]) => `${name}: the file is of ${file[name]}, installed is ${version}`);
}

function classChanges(name: string, file: ClassSupport | undefined, library: ClassSupport) {
  if (!file) return [`${name}: not in the file`];
  const keys = ['plugin', 'css', 'native', 'support', 'why', 'notes'] as const;
  return keys.flatMap((key) => {
    const [old, now] = [JSON.stringify(file[key]), JSON.stringify(library[key])];
    return old === now ? [] : [`${name}: ${key} is ${old} in the file, ${now} in the library`];
  });
}

/** A value of every kind that a utility may take. */
const ANYTHING = [
  '[37]',
  '[37px]',
  '[37%]',
  '[37deg]',
  '[37ms]',
  '[#123456]',
  '[color:red]',
  '[url(a)]',
  '[a]',
];

/** The prefixes of classes that take something in brackets; nothing else can. */
async function computeOpen(library: LibraryName, names: readonly string[]): Promise<string[]> {
  const prefixes = new Set(
    names.flatMap((name) => {
      const parts = name.split('-');
      return parts.slice(0, -1).map((_, end) => parts.slice(0, end + 1).join('-'));
    }),
  );
  const utilities = [...prefixes].filter((prefix) => prefix && !splitColor(`${prefix}-500`));
  const probes = utilities.flatMap((utility) =>
    ANYTHING.map((value): Named => [`${utility}-${value}`, 'brackets']),
  );
  const computed = await computeClasses(library, probes);
  const taken = computed.filter(({ css, native }) => css || native.ios || native.android);
  const open = new Set(taken.map(({ name }) => name.replace(/-\[.*$/, '')));
  return utilities.filter((utility) => open.has(utility)).sort();
}
