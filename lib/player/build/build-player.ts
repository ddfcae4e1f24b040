/**
 * Renders a site's live samples to static HTML and builds the files that run them in the browser. Results are
 * cached until their inputs or the code changes.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARIES, type LibraryName, libraryNames } from '@/lib/classes/computation/libraries';
import { libraryData } from '@/lib/classes/data/class-store';
import type { CachedResults } from '@/lib/config/results';
import { ContentError } from '@/lib/config/source/content-error';
import type { BuiltSamples } from '../built-sample';
import type { LibraryUrls, MadeFiles, PlayerFiles } from '../player-files';
import { playerLibrary, type ShippedSample, toBuiltSamples } from './built-samples';
import {
  bundleDrawing,
  type Drawing,
  type DrawingPrograms,
  type Drawings,
  drawSamples,
  markupOf,
} from './draw-samples';
import { toClassRules, usedIn } from './drawing-css';
import { type LibraryFiles, libraryFiles } from './library-files';
import {
  classFile,
  compilerFile,
  folderScripts,
  type PlayerFile,
  sandboxFile,
  styleFile,
  themeFile,
  toolStyleFile,
} from './player-assets';

const PUBLIC = '/assets/player/';
/**
 * Main modules of the player's bundled programs, relative to the project root. Cached build results depend on
 * them and everything they import.
 */
export const bundledModules: readonly string[] = [
  'build/drawing-process.ts',
  'build/drawing-program.ts',
  'build/theme-machine-program.ts',
  'compiler/compiler-worker.ts',
  'folder/folder-worker.ts',
  'folder/zip-worker.ts',
  'frame/frame-program.ts',
  'frame/theme-program.ts',
  ...Object.values(LIBRARIES).flatMap(({ program }) => [program.worker, program.packages]),
].map((name) => `lib/player/${name}`);

type Published = PlayerFile<string | Buffer>[];

/** Built samples and the files to publish for them. `base` is the CSS that every sample starts with. */
interface MadeSamples {
  built: BuiltSamples;
  files: Published;
  base: string;
}

/** URL paths and contents of the files that all players share, except the sandbox. */
interface MadeTools {
  made: Omit<MadeFiles, 'player'> & { player: Omit<PlayerFiles, 'sandbox'> };
  files: Published;
}

/** Inputs for building the player. */
export interface PlayerInputs {
  /** All live samples of the site, without duplicates. The programs are bundled while they are read. */
  samples: Promise<readonly ShippedSample[]> | readonly ShippedSample[];
  /** Resolves when files may be written. If it rejects, nothing is written, and the build rejects, too. */
  checked?: Promise<unknown>;
  /** Class data file of the docs version that the samples run with. */
  classes: string;
  /**
   * Opens the cache with this name. Its entries become invalid when the code that builds the player changes.
   */
  openResults<Result>(name: string): CachedResults<Result>;
  /**
   * Returns the HTML in a form that is safe to embed in a page. Throws an Error for HTML that would run code
   * or load a resource.
   */
  toHarmless(html: string): string;
  /** Returns the compressed size of a file in bytes. */
  transferSize(name: string, content: Buffer): Promise<number>;
}

/**
 * Result of a player build. `errors` has one error for each failing sample. `made` is only set if all samples
 * succeed.
 */
interface PlayerBuild {
  errors: ContentError[];
  made?: MadeFiles;
}

/**
 * Builds the samples and the player programs into `folder`. The files to publish go into its `files`
 * subfolder. If a sample fails, nothing is written and the errors are returned. Throws for a failing sample
 * on the landing page.
 */
export async function buildPlayer(folder: string, order: PlayerInputs): Promise<PlayerBuild> {
  const { classes, openResults } = order;
  const sampleResults = openResults<MadeSamples>('player-samples');
  const sandboxResults = openResults<PlayerFile<string>>('player-sandbox');
  const toolResults = openResults<MadeTools>('player-tools');
  const { revision } = libraryData(classes);
  // All programs are bundled while the samples are read and drawn.
  const tools = toolResults.result([revision], () => toTools(order));
  const programs = openResults<DrawingPrograms>('player-drawing').result([], bundleDrawing);
  for (const made of [tools, programs]) made.catch(() => {});
  const shipped = await order.samples;
  const sources = JSON.stringify(shipped.map(({ code, files }) => [code, files]));
  const key = sampleResults.keyOf(revision, sources);
  let samples = sampleResults.read(key);
  if (!samples) {
    const drawn = await drawHarmless(shipped, programs, order.toHarmless);
    const errors = shipped.flatMap((sample, index) => toErrors(sample, drawn.drawings[index]));
    if (errors.length > 0) return { errors };
    samples = await toSamples(shipped, drawn, classes);
    sampleResults.write(key, samples);
  }
  const { built, base } = samples;
  const sandbox = await sandboxResults.result([base], () => sandboxFile(base));
  const { made, files } = await tools;
  await order.checked;
  writeFolder(folder, built, [...samples.files, sandbox, ...files]);
  const player = { ...made.player, sandbox: PUBLIC + sandbox.name };
  return { errors: [], made: { ...made, player } };
}

/**
 * Writes the files into a new folder and then replaces the old folder with it, because the dev server may be
 * reading the old files.
 */
function writeFolder(folder: string, built: BuiltSamples, files: Published): void {
  const fresh = `${folder}.new`;
  const published = join(fresh, 'files', PUBLIC);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(published, { recursive: true });
  for (const { name, content } of files) writeFileSync(join(published, name), content);
  writeFileSync(join(fresh, 'samples.json'), JSON.stringify(built));
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

/** Draws the samples. Unsafe HTML is reported as a problem of the sample that produced it. */
async function drawHarmless(
  shipped: readonly ShippedSample[],
  programs: Promise<DrawingPrograms>,
  toHarmless: PlayerInputs['toHarmless'],
): Promise<Drawings> {
  const drawn = await drawSamples(
    shipped.map(({ files }) => files),
    programs,
  );
  const drawings = drawn.drawings.map((drawing): Drawing => {
    if (drawing.problem) return drawing;
    try {
      return { ...drawing, light: toHarmless(drawing.light), dark: toHarmless(drawing.dark) };
    } catch (error) {
      return { problem: { message: error instanceof Error ? error.message : String(error) } };
    }
  });
  return { ...drawn, drawings };
}

async function toSamples(shipped: readonly ShippedSample[], drawn: Drawings, classes: string) {
  const used = drawn.drawings.map((drawing) => usedIn(markupOf(drawing)));
  const { shared, own } = toClassRules(drawn.reactNativeCss, used);
  const { drawings, base } = drawn;
  const { samples, files } = await toBuiltSamples(shipped, {
    drawings,
    own,
    base,
    folder: PUBLIC,
    classes,
  });
  const style = await styleFile(base, used, shared);
  const built: BuiltSamples = { styleSheet: PUBLIC + style.name, samples };
  return { built, files: [style, ...files], base };
}

async function toTools({ classes: data, transferSize }: PlayerInputs): Promise<MadeTools> {
  const sizeOf = ({ name, content }: PlayerFile<string | Buffer>) =>
    transferSize(name, Buffer.from(content));
  const toLibrary = async (name: LibraryName) => {
    const files = await libraryFiles(name);
    return { files, urls: [name, await toUrls(files, sizeOf)] as const };
  };
  const [libraries, compiler, theme, folder, tools] = await Promise.all([
    Promise.all(libraryNames.map(toLibrary)),
    compilerFile(),
    themeFile(),
    folderScripts(),
    toolStyleFile(),
  ]);
  const classes = classFile(data);
  const player = {
    compiler: PUBLIC + compiler.name,
    tools: PUBLIC + tools.name,
    classes: PUBLIC + classes.name,
    library: playerLibrary(data),
    libraries: Object.fromEntries(libraries.map(({ urls }) => urls)),
    folder: PUBLIC,
  };
  const made = {
    player,
    theme: { frame: PUBLIC + theme.name, compiler: player.compiler },
    folder: { worker: PUBLIC + folder.worker.name, zip: PUBLIC + folder.zip.name },
  };
  const ofLibraries = libraries.flatMap(({ files: { script, parsers } }) => [
    script,
    ...(parsers ? Object.values(parsers) : []),
  ]);
  return {
    made,
    files: [theme, compiler, folder.worker, folder.zip, tools, classes, ...ofLibraries],
  };
}

type SizeOf = (file: PlayerFile<string | Buffer>) => Promise<number>;

async function toUrls({ script, parsers }: LibraryFiles, sizeOf: SizeOf): Promise<LibraryUrls> {
  const scriptSize = await sizeOf(script);
  const url = PUBLIC + script.name;
  if (!parsers) return { script: url, travels: scriptSize };
  const toUrl = async (file: PlayerFile<Buffer>) => ({
    url: PUBLIC + file.name,
    length: file.content.length,
    travels: scriptSize + (await sizeOf(file)),
  });
  const parser = await toUrl(parsers.trimmed);
  return { script: url, travels: parser.travels, parser, whole: await toUrl(parsers.whole) };
}

function toErrors({ fence }: ShippedSample, drawing: Drawing | undefined): ContentError[] {
  if (!drawing?.problem) return [];
  const { message, line = 0, column = 1 } = drawing.problem;
  if (!fence) throw new Error(`The sample of the landing page fails: ${message}`);
  const { file, position, rows } = fence;
  const place = { line: position.line + (rows[line - 1] ?? 0), column };
  return [
    new ContentError({
      file,
      position: place,
      problem: `A live sample fails: ${message}`,
      fix: 'Correct the code, or remove the option player.',
    }),
  ];
}
