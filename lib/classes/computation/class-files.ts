import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decode, encode } from '@/lib/classes/data/class-codec';
import type { ClassData, ClassSupport, LibraryData } from '@/lib/classes/data/class-data';
import { splitColor } from '@/lib/classes/data/palette';
import { computeClasses, listClasses, listVariants } from './class-computation';
import {
  LIBRARIES,
  type LibraryName,
  libraryNames,
  type Named,
  type OnProgress,
} from './libraries';

/**
 * Runs one step of the computation and displays its progress. `total` is the number of classes in the step.
 */
export type Track = <T>(
  label: string,
  total: number,
  work: (share: OnProgress) => Promise<T>,
) => Promise<T>;

/** Class data file of a library, computed from the installed packages. */
export interface ComputedFile {
  name: string;
  path: string;
  text: string;
  /** Differences between the checked-in file and the computed file, one line per difference. */
  differences: string[];
}

/** Computes every library's class data file, and compares it with the checked-in file. */
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
  const classes = await track(name, named.length, (share) =>
    computeClasses(name, named, { share }),
  );
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

/**
 * Lists the differences between the checked-in data and the computed data. Classes and package versions are
 * described in sentences. All other data is compared line by line, with `-` and `+` before the lines that
 * differ.
 */
function fileDifferences(file: LibraryData, library: LibraryData): string[] {
  const [old, now] = [restLines(file), restLines(library)];
  return [
    ...differences(file, library),
    ...[...old].filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...[...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}

/**
 * Returns the lines of the encoded data, except for classes and package versions. Trailing commas are
 * removed.
 */
function restLines(data: LibraryData): Set<string> {
  const text = encode({ ...data, versions: {}, classes: [] });
  return new Set(text.split('\n').map((line) => line.replace(/,$/, '')));
}

/**
 * Lists the classes and package versions that differ between a class data file and the installed library, one
 * line per difference.
 */
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
    .map(
      ([name, version]) =>
        `${name}: the file was computed from ${file[name]}, but ${version} is installed`,
    );
}

function classChanges(name: string, file: ClassSupport | undefined, library: ClassSupport) {
  if (!file) return [`${name}: not in the file`];
  const keys = ['plugin', 'css', 'native', 'support', 'why', 'notes'] as const;
  return keys.flatMap((key) => {
    const [old, now] = [JSON.stringify(file[key]), JSON.stringify(library[key])];
    return old === now ? [] : [`${name}: ${key} is ${old} in the file, ${now} in the library`];
  });
}

/** Sample values in brackets, at least one for each type of value that a utility may accept. */
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

/**
 * Returns the utilities that accept a value in brackets, such as `gap` for `gap-[37px]`, sorted by name.
 * Tries each sample value with every prefix of a class name, except prefixes that end in the name of a color
 * with shades, such as `bg-red`.
 */
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
