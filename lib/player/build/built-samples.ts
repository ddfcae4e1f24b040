import { computeClasses } from '@/lib/classes/computation/class-computation';
import { type LibraryName, libraryOf } from '@/lib/classes/computation/libraries';
import { libraryData } from '@/lib/classes/data/class-store';
import type { Position } from '@/lib/config/source/content-error';
import { type BuiltSample, type SampleData, sampleId } from '@/lib/player/built-sample';
import type { SampleFiles } from '@/lib/player/sample-protocol';
import { type NativeClass, toNativeClasses, toWrittenClass } from '../native-class';
import type { Drawing } from './draw-samples';
import { minify, toScopedCss } from './drawing-css';
import { type PlayerFile, withHashedName } from './player-assets';

/** Sample that a page contains. `code` is the code that the page shows. */
export interface ShippedSample {
  code: string;
  files: SampleFiles;
  /** Position in the content. Undefined for a sample that is not in the content. */
  fence?: SamplePlace;
}

/** Start of a sample in a content file. `rows` gives the row of each of its lines, relative to the start. */
interface SamplePlace {
  file: string;
  position: Position;
  rows: readonly number[];
}

type Drawn = Exclude<Drawing, { problem: unknown }>;

interface DrawnSamples {
  /** Drawings in the order of the samples. */
  drawings: readonly Drawing[];
  /** For each drawing, its rules from React Native for Web that are not in the shared style sheet. */
  own: readonly string[];
  /** URL path of the published files. */
  folder: string;
  /** Path of the class data file. */
  classes: string;
}

/** Returns the samples in the form that pages embed, and the files that a page fetches when a sample runs. */
export async function toBuiltSamples(
  shipped: readonly ShippedSample[],
  { drawings, own, folder, classes }: DrawnSamples,
): Promise<{ samples: Record<string, BuiltSample>; files: PlayerFile[] }> {
  const drawn = drawings.filter((drawing): drawing is Drawn => !drawing.problem);
  const natives = await nativeClasses(
    classes,
    drawn.map((drawing) => drawing.classes),
  );
  const samples: Record<string, BuiltSample> = {};
  const files: PlayerFile[] = [];
  for (const [index, { code, files: sources }] of shipped.entries()) {
    const drawing = drawn[index];
    if (!drawing) continue;
    const { program, light, dark } = drawing;
    const id = sampleId(code);
    const native = natives[index] ?? [];
    const data: SampleData = { files: sources, program, native };
    const file = withHashedName(`sample-${id}`, 'json', JSON.stringify(data));
    files.push(file);
    const rules = await minify(own[index] ?? '');
    const css = rules + (await toScopedCss(program.css, `.player-${id}`));
    const seen = { light, css, native, ...(dark !== light && { dark }) };
    samples[id] = { id, data: folder + file.name, ...seen };
  }
  return { samples, files };
}

/**
 * Returns the version of NativeWind that a class data file was computed from. Throws when the file belongs to
 * no known version.
 */
export function playerLibrary(classes: string): LibraryName {
  const library = libraryOf(classes);
  if (!library)
    throw new Error(`No library of lib/classes/computation/libraries.ts writes ${classes}.`);
  return library;
}

/**
 * Returns the native effect of each class in each list. Known classes come from the class data, the others
 * are computed with the library.
 */
async function nativeClasses(file: string, lists: readonly string[][]): Promise<NativeClass[][]> {
  const { byName, facts } = libraryData(file);
  const known = new Map(byName);
  const bases = new Set(lists.flat().map((name) => toWrittenClass(name).base));
  const unknown = [...bases].filter((base) => !known.has(base));
  const computed = await computeClasses(
    playerLibrary(file),
    unknown.map((name) => [name, 'arbitrary']),
  );
  for (const item of computed) known.set(item.name, item);
  return lists.map((names) => toNativeClasses(names, known, facts));
}
