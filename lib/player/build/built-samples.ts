import { computeClasses } from '@/lib/classes/computation/class-computation';
import { type LibraryName, libraryOf } from '@/lib/classes/computation/libraries';
import { libraryData, playerVersion } from '@/lib/classes/data/class-store';
import { loadContent } from '@/lib/content/content';
import { compileEntry } from '@/lib/content/mdx/compile';
import type { Fence } from '@/lib/content/mdx/compiled';
import { type BuiltSample, type SampleData, sampleId } from '@/lib/player/built-sample';
import type { SampleFiles } from '@/lib/player/sample-protocol';
import { cardFiles, cardSource } from '@/lib/site/landing/track-source';
import { type NativeClass, toNativeClasses, toWrittenClass } from '../native-class';
import type { Drawing } from './draw-samples';
import { minify, toScopedCss } from './drawing-css';
import { named, type PlayerFile } from './player-assets';

type Drawn = Exclude<Drawing, { problem: unknown }>;

interface DrawnSamples {
  /** One for each sample, in the same order. */
  drawings: readonly Drawing[];
  /** For each drawing, its rules of React Native for the web that are not in the shared style sheet. */
  own: readonly string[];
  /** The URL path of the published files. */
  folder: string;
}

/** The samples as pages show them, and the files that a page fetches when a sample runs. */
export async function toBuiltSamples(
  shipped: readonly ShippedSample[],
  { drawings, own, folder }: DrawnSamples,
): Promise<{ samples: Record<string, BuiltSample>; files: PlayerFile[] }> {
  const drawn = drawings.filter((drawing): drawing is Drawn => !drawing.problem);
  const natives = await nativeClasses(drawn.map(({ classes }) => classes));
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

/** The library of the version whose live samples run; throws when its class data is from none of ours. */
export function playerLibrary(): LibraryName {
  const { classes } = playerVersion();
  const library = libraryOf(classes);
  if (!library)
    throw new Error(`No library of lib/classes/computation/libraries.ts writes ${classes}.`);
  return library;
}

/** What native makes of each list of classes: known ones from the class data, others from the library itself. */
async function nativeClasses(lists: readonly string[][]): Promise<NativeClass[][]> {
  const { classes: file } = playerVersion();
  const { byName, facts } = libraryData(file);
  const known = new Map(byName);
  const bases = new Set(lists.flat().map((name) => toWrittenClass(name).base));
  const unknown = [...bases].filter((base) => !known.has(base));
  const computed = await computeClasses(
    playerLibrary(),
    unknown.map((name) => [name, 'arbitrary']),
  );
  for (const item of computed) known.set(item.name, item);
  return lists.map((names) => toNativeClasses(names, known, facts));
}

/** A sample that pages ship: `code` is what they show of it. */
export interface ShippedSample {
  code: string;
  files: SampleFiles;
  /** Where it stands in the content; the landing page's own stands in none. */
  fence?: Fence;
}

/** Every live sample of the site, each code once. Rejects when a page does not compile. */
export async function shippedSamples(): Promise<ShippedSample[]> {
  const fences = await playerFences();
  const hasDemo = loadContent().docs.some(({ frontMatter }) => frontMatter.hero?.demo);
  return [
    ...(hasDemo ? [{ code: cardSource(), files: cardFiles() }] : []),
    ...fences.map((fence) => ({ code: fence.code, files: { 'App.tsx': fence.code }, fence })),
  ];
}

/** Every live sample of the content, each code once. Rejects when a page does not compile. */
async function playerFences(): Promise<Fence[]> {
  const { docs, posts } = loadContent();
  const compiled = await Promise.all([...docs, ...posts].map((entry) => compileEntry(entry)));
  const fences = compiled.flatMap((page) => page.fences).filter(({ meta }) => meta.player);
  return [...new Map(fences.map((fence) => [fence.code, fence])).values()];
}
