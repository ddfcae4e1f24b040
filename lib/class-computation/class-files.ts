import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Brackets, encodeBrackets } from '@/lib/classes/bracket-store';
import { decode, encode } from '@/lib/classes/codec';
import type { ClassData, ClassSupport, ClassVersion } from '@/lib/classes/data';
import { BRACKETS_FILE, CLASS_FILES, VARIANTS_FILE } from '@/lib/classes/files';
import { computeClasses, listClasses, listVariants, type Share } from './class-computation';
import { computeBrackets, computeOpen, utilitiesOf } from './learn-brackets';

/** Packages that the data of a version is computed from; react-native gives its types. */
const PACKAGES: Record<ClassVersion, Record<string, string>> = {
  v4: {
    nativewind: 'nativewind',
    'react-native-css-interop': 'react-native-css-interop',
    tailwindcss: 'tailwindcss',
    'react-native': 'react-native',
  },
  v2: {
    nativewind: 'nativewind-v2',
    tailwindcss: 'tailwindcss-v2',
    'react-native': 'react-native',
  },
};

/** Does a part of the work, and shows how far it is. */
export type Track = <T>(
  label: string,
  total: number,
  work: (share: Share) => Promise<T>,
) => Promise<T>;

/** A file of the class data as the installed packages make it. */
export interface ComputedFile {
  name: string;
  path: string;
  text: string;
  /** One line for each way in which the file that is there differs. */
  differences: string[];
}

/** Computes every checked-in file of the class data from the installed packages. */
export async function computeFiles(track: Track): Promise<ComputedFile[]> {
  const v4 = await computeData('v4', track);
  const v2 = await computeData('v2', track);
  const brackets = {
    v4: await computeBracketData('v4', v4.classes, track),
    v2: await computeBracketData('v2', v2.classes, track),
  };
  return [
    dataFile('v4', v4),
    dataFile('v2', v2),
    textFile('variants', VARIANTS_FILE, await variantsText()),
    textFile('brackets', BRACKETS_FILE, encodeBrackets(brackets)),
  ];
}

async function computeData(version: ClassVersion, track: Track): Promise<ClassData> {
  const named = await listClasses(version);
  const classes = await track(version, named.length, (share) =>
    computeClasses(version, named, share),
  );
  return { versions: installedVersions(version), classes };
}

/** What utilities make of values in brackets. */
async function computeBracketData(
  version: ClassVersion,
  classes: readonly ClassSupport[],
  track: Track,
): Promise<Brackets> {
  const utilities = utilitiesOf(classes);
  const rules = await track(`${version} []`, utilities.size, (share) =>
    computeBrackets(version, utilities, share),
  );
  const names = classes.map(({ name }) => name);
  return { rules, open: await computeOpen(version, names) };
}

/** The variants of both versions, one to a line. */
async function variantsText(): Promise<string> {
  const lines = async (version: ClassVersion) =>
    (await listVariants(version)).map((item) => JSON.stringify(item)).join(',\n');
  const [v4, v2] = await Promise.all([lines('v4'), lines('v2')]);
  return `{"v4":[\n${v4}\n],\n"v2":[\n${v2}\n]}\n`;
}

function installedVersions(version: ClassVersion): Record<string, string> {
  const load = createRequire(import.meta.url);
  const entries = Object.entries(PACKAGES[version]).map(([name, folder]) => [
    name,
    load(`${folder}/package.json`).version,
  ]);
  return Object.fromEntries(entries);
}

function dataFile(version: ClassVersion, data: ClassData): ComputedFile {
  const path = CLASS_FILES[version];
  const found = differences(decode(readFileSync(path, 'utf8')), data);
  return { name: version, path, text: encode(data), differences: found };
}

function textFile(name: string, path: string, text: string): ComputedFile {
  const [old, now] = [readFileSync(path, 'utf8'), text].map(
    (whole) => new Set(whole.split('\n').map((line) => line.replace(/,$/, ''))),
  );
  const gone = [...(old ?? [])].filter((line) => !now?.has(line)).map((line) => `- ${line}`);
  const added = [...(now ?? [])].filter((line) => !old?.has(line)).map((line) => `+ ${line}`);
  return { name, path, text, differences: [...gone, ...added] };
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
