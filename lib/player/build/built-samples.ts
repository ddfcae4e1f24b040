import { computeClasses } from '@/lib/classes/computation/class-computation';
import { type LibraryName, libraryOf } from '@/lib/classes/computation/libraries';
import { libraryData } from '@/lib/classes/data/class-store';
import type { Position } from '@/lib/config/source/content-error';
import { type BuiltSample, type SampleData, sampleId } from '@/lib/player/built-sample';
import type { SampleFiles } from '@/lib/player/sample-protocol';
import { type NativeClass, toNativeClasses, toWrittenClass } from '../native-class';
import type { Drawing } from './draw-samples';
import { minify, toScopedCss } from './drawing-css';
import { named, type PlayerFile } from './player-assets';

/** A sample that pages ship: `code` is what they show of it. */
export interface ShippedSample {
  code: string;
  files: SampleFiles;
  /** Where the content has it; undefined for a sample that is not in the content. */
  fence?: SamplePlace;
}

/** Where a sample starts, and the row of the file for each of its lines, counted from the start. */
interface SamplePlace {
  file: string;
  position: Position;
  rows: readonly number[];
}

type Drawn = Exclude<Drawing, { problem: unknown }>;

interface DrawnSamples {
  /** One for each sample, in the same order. */
  drawings: readonly Drawing[];
  /** For each drawing, its rules of React Native for the web that are not in the shared style sheet. */
  own: readonly string[];
  /** The URL path of the published files. */
  folder: string;
  /** The file of the class data. */
  classes: string;
}

/** The samples as pages show them, and the files that a page fetches when a sample runs. */
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
    const file = named(`sample-${id}`, 'json', JSON.stringify(data));
    files.push(file);
    const rules = await minify(own[index] ?? '');
    const css = rules + (await toScopedCss(program.css, `.player-${id}`));
    const seen = { light, css, native, ...(dark !== light && { dark }) };
    samples[id] = { id, data: folder + file.name, ...seen };
  }
  return { samples, files };
}

/** The library that a file of class data was computed from. Throws when it is none of ours. */
export function playerLibrary(classes: string): LibraryName {
  const library = libraryOf(classes);
  if (!library)
    throw new Error(`No library of lib/classes/computation/libraries.ts writes ${classes}.`);
  return library;
}

/** What native makes of each list of classes: known ones from the class data, others from the library itself. */
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
