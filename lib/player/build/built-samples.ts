import { computeClasses } from '@/lib/classes/computation/class-computation';
import { type LibraryName, libraryOf } from '@/lib/classes/computation/libraries';
import { libraryData } from '@/lib/classes/data/class-store';
import type { Position } from '@/lib/config/source/content-error';
import { type BuiltSample, type SampleData, sampleId } from '@/lib/player/built-sample';
import type { SampleFiles } from '@/lib/player/sample-protocol';
import { acceptedByTypes } from '../library/accepted-by-types';
import { type NativeClass, toNativeClasses, toWrittenClass } from '../native-class';
import { hasAppFiles } from '../split-files';
import { acceptedValues } from './accepted-values';
import type { Drawing } from './draw-samples';
import { drawingOn, initialVariables, minify, toScopedCss } from './drawing-css';
import { canBeDrawnOnNative, toNativeDrawingCss } from './native-drawing-css';
import { type PlayerFile, withHashedName } from './player-assets';

/**
 * Live sample on a page. `code` is the code that the page shows, and `files` are the source files to compile.
 */
export interface ShippedSample {
  code: string;
  files: SampleFiles;
  /**
   * Position of the sample in its content file. Undefined for a sample that is not in the content, such as
   * the demo on the landing page.
   */
  fence?: SamplePlace;
}

/**
 * Position of a sample in a content file. For each line of the sample, `rows` contains its offset from the
 * position, in lines.
 */
interface SamplePlace {
  file: string;
  position: Position;
  rows: readonly number[];
}

type Drawn = Exclude<Drawing, { problem: unknown }>;

interface DrawnSamples {
  /** Drawings, in the order of the samples. */
  drawings: readonly Drawing[];
  /**
   * For each drawing, the CSS rules of React Native for Web that it needs in addition to the shared style
   * sheet.
   */
  own: readonly string[];
  /** CSS that every sample starts with. */
  base: string;
  /** URL path of the folder with the published files. */
  folder: string;
  /** Path of the class data file. */
  classes: string;
}

/**
 * Converts drawn samples to the data that pages embed, keyed by sample id. Also creates a file for each
 * sample, which a page fetches before it runs the sample.
 */
export async function toBuiltSamples(
  shipped: readonly ShippedSample[],
  { drawings, own, base, folder, classes }: DrawnSamples,
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
    // The class data has no classes of a theme.
    const onNative = !hasAppFiles(sources) && canBeDrawnOnNative(code, light + dark);
    const web = initialVariables(base, program.css) + program.css;
    const css = rules + (await toPlatformCss(web, onNative ? native : undefined, id));
    const seen = { light, css, native, onNative, ...(dark !== light && { dark }) };
    samples[id] = { id, data: folder + file.name, ...seen };
  }
  return { samples, files };
}

/**
 * Returns the CSS of a drawing for the web, and for iOS and Android if `native` is defined. Each part applies
 * while the reader has chosen its platform. The selectors have the same specificity on all platforms.
 */
async function toPlatformCss(
  css: string,
  native: readonly NativeClass[] | undefined,
  id: string,
): Promise<string> {
  const drawing = `.player-${id}`;
  if (!native) return toScopedCss(css, drawing);
  const onWeb = `:where(${drawingOn('web', '*')})`;
  return (
    (await toScopedCss(css, drawing + onWeb)) +
    (await toScopedCss(toNativeDrawingCss(native, css), `${drawing}:not(${onWeb})`))
  );
}

/**
 * Returns the NativeWind version that a class data file was computed from. Throws for a file that `LIBRARIES`
 * does not list.
 */
export function playerLibrary(classes: string): LibraryName {
  const library = libraryOf(classes);
  if (!library)
    throw new Error(`No library of lib/classes/computation/libraries.ts writes ${classes}.`);
  return library;
}

/**
 * Returns the native effect of each class in each list. Classes missing from the class data are computed with
 * the installed NativeWind.
 */
async function nativeClasses(file: string, lists: readonly string[][]): Promise<NativeClass[][]> {
  const { byName, facts } = libraryData(file);
  const known = new Map(byName);
  const bases = new Set(lists.flat().map((name) => toWrittenClass(name).base));
  const unknown = [...bases].filter((base) => !known.has(base));
  const computed = await computeClasses(
    playerLibrary(file),
    unknown.map((name) => [name, 'arbitrary']),
    { accepts: acceptedByTypes(acceptedValues()) },
  );
  for (const item of computed) known.set(item.name, item);
  return lists.map((names) => toNativeClasses(names, known, facts));
}
