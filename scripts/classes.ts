import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SingleBar } from 'cli-progress';
import { decode, encode } from '@/lib/classes/codec';
import type { ClassData, ClassVersion } from '@/lib/classes/data';
import { CLASS_FILES, VARIANTS_FILE } from '@/lib/classes/files';
import type { VariantSupport } from '@/lib/classes/variants';
import { computeClasses, listClasses } from './classes/compute';
import { differences } from './classes/differences';
import { runJob } from './classes/jobs';

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
const variants = await variantsText();
if (!checkOnly) writeFileSync(VARIANTS_FILE, variants);
else if (readFileSync(VARIANTS_FILE, 'utf8') !== variants) {
  console.log('variants: the file differs; run npm run classes and look at the diff');
  changed = true;
}
if (changed) process.exitCode = 1;

/** The variants of both versions, one to a line. */
async function variantsText(): Promise<string> {
  const [v4, v2] = await Promise.all([runJob('v4:variants'), runJob('v2:variants')]);
  const lines = (list: VariantSupport[]) => list.map((item) => JSON.stringify(item)).join(',\n');
  return `{"v4":[\n${lines(v4)}\n],\n"v2":[\n${lines(v2)}\n]}\n`;
}

async function recompute(version: ClassVersion): Promise<ClassData> {
  const bar = new SingleBar({ format: `${version}  {bar}  {percentage}%  {value} of {total}` });
  const named = await listClasses(version);
  bar.start(named.length, 0);
  const classes = await computeClasses(version, named, (share) =>
    bar.update(Math.round(share * named.length)),
  );
  bar.stop();
  return { versions: installedVersions(version), classes };
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
