import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SingleBar } from 'cli-progress';
import { differences } from '@/lib/class-computation/class-differences';
import { computeClasses, listClasses, type Share } from '@/lib/class-computation/compute-classes';
import { computeBrackets, computeOpen, utilitiesOf } from '@/lib/class-computation/learn-brackets';
import { runJob } from '@/lib/class-computation/library-process';
import { type Brackets, encodeBrackets } from '@/lib/classes/bracket-store';
import { decode, encode } from '@/lib/classes/codec';
import type { ClassData, ClassVersion } from '@/lib/classes/data';
import { BRACKETS_FILE, CLASS_FILES, VARIANTS_FILE } from '@/lib/classes/files';
import type { VariantSupport } from '@/lib/classes/variants';

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

const checkOnly = process.argv.includes('--check');
let changed = false;
for (const version of ['v4', 'v2'] as const) {
  const data = await recompute(version);
  if (checkOnly) changed = report(version, data) || changed;
  else writeFileSync(CLASS_FILES[version], encode(data));
}
for (const [name, file, text] of [
  ['variants', VARIANTS_FILE, await variantsText()],
  ['brackets', BRACKETS_FILE, await bracketsText()],
] as const) {
  if (!checkOnly) writeFileSync(file, text);
  else changed = reportText(name, readFileSync(file, 'utf8'), text) || changed;
}
if (changed) process.exitCode = 1;

/** The variants of both versions, one to a line. */
async function variantsText(): Promise<string> {
  const [v4, v2] = await Promise.all([runJob('v4:variants'), runJob('v2:variants')]);
  const lines = (list: VariantSupport[]) => list.map((item) => JSON.stringify(item)).join(',\n');
  return `{"v4":[\n${lines(v4)}\n],\n"v2":[\n${lines(v2)}\n]}\n`;
}

/** What utilities make of values in brackets, one utility and kind to a line. */
async function bracketsText(): Promise<string> {
  return encodeBrackets({ v4: await brackets('v4'), v2: await brackets('v2') });
}

async function brackets(version: ClassVersion): Promise<Brackets> {
  const { classes } = decode(readFileSync(CLASS_FILES[version], 'utf8'));
  const utilities = utilitiesOf(classes);
  const rules = await withBar(`${version} []`, utilities.size, (share) =>
    computeBrackets(version, utilities, share),
  );
  const names = classes.map(({ name }) => name);
  return { rules, open: await computeOpen(version, names) };
}

async function recompute(version: ClassVersion): Promise<ClassData> {
  const named = await listClasses(version);
  const classes = await withBar(version, named.length, (share) =>
    computeClasses(version, named, share),
  );
  return { versions: installedVersions(version), classes };
}

/** Shows how far the work is. */
async function withBar<T>(
  label: string,
  total: number,
  work: (share: Share) => Promise<T>,
): Promise<T> {
  const bar = new SingleBar({ format: `${label}  {bar}  {percentage}%  {value} of {total}` });
  bar.start(total, 0);
  const done = await work((share) => bar.update(Math.round(share * total)));
  bar.stop();
  return done;
}

function installedVersions(version: ClassVersion): Record<string, string> {
  const load = createRequire(import.meta.url);
  const entries = Object.entries(PACKAGES[version]).map(([name, folder]) => [
    name,
    load(`${folder}/package.json`).version,
  ]);
  return Object.fromEntries(entries);
}

/** Prints how the file differs from `data`; true when it does. */
function report(version: ClassVersion, data: ClassData): boolean {
  const lines = differences(decode(readFileSync(CLASS_FILES[version], 'utf8')), data);
  console.log(`${version}: ${lines.length ? `${lines.length} differences` : 'no differences'}`);
  for (const line of lines) console.log(`  ${line}`);
  return lines.length > 0;
}

/** Prints the lines in which a file differs; true when there are any. */
function reportText(name: string, file: string, library: string): boolean {
  const [old, now] = [file, library].map((text) =>
    text.split('\n').map((line) => line.replace(/,$/, '')),
  );
  const gone = old?.filter((line) => !now?.includes(line)) ?? [];
  const added = now?.filter((line) => !old?.includes(line)) ?? [];
  const count = gone.length + added.length;
  console.log(`${name}: ${count ? `${count} lines differ` : 'no differences'}`);
  for (const line of gone) console.log(`  - ${line}`);
  for (const line of added) console.log(`  + ${line}`);
  return count > 0;
}
