/** Draws the live samples of a site and makes what players load; nothing is made anew while its sources are the same. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryData, playerVersion } from '@/lib/classes/data/class-store';
import { ContentError } from '@/lib/config/source/content-error';
import { type Code, ResultCache } from '@/lib/export/cache/result-cache';
import type { BuiltSamples } from '../built-sample';
import type { LibraryUrls, PlayerFiles } from '../player-files';
import { playerLibrary, type ShippedSample, shippedSamples, toBuiltSamples } from './built-samples';
import { type Drawing, type Drawings, drawSamples, markupOf } from './draw-samples';
import { toClassRules, usedIn } from './drawing-css';
import { type LibraryFiles, libraryFiles, libraryV2File, travelSize } from './library-files';
import {
  classFile,
  compilerFile,
  type PlayerFile,
  sandboxFile,
  styleFile,
  toolStyleFile,
} from './player-assets';

const PUBLIC = '/assets/player/';
const code: Code = {
  modules: ['lib/player/build/build-player.ts'],
  files: ['lib/player', 'lib/classes', 'components/player'],
};

type Published = PlayerFile<string | Buffer>[];

/** What pages show of the samples, with the files that they fetch when one runs. */
const sampleResults = new ResultCache<{ built: BuiltSamples; files: Published; base: string }>(
  'player-samples',
  code,
);
/** What the browser's part of the player loads. */
const toolResults = new ResultCache<{ made: PlayerFiles; files: Published }>('player-tools', code);

/** What a build of the players has come to: the mistakes of samples, each at its place, or what browsers load. */
interface PlayerBuild {
  errors: ContentError[];
  made?: PlayerFiles;
}

/** Makes everything of the players in `folder`, and the files to publish in its `files`. */
export async function buildPlayer(folder: string): Promise<PlayerBuild> {
  const shipped = await shippedSamples();
  const { revision } = libraryData(playerVersion().classes);
  const sources = JSON.stringify(shipped.map(({ code, files }) => [code, files]));
  const key = sampleResults.keyOf(revision, sources);
  let samples = sampleResults.read(key);
  if (!samples) {
    const drawn = await drawSamples(shipped.map(({ files }) => files));
    const errors = shipped.flatMap((sample, index) => toErrors(sample, drawn.drawings[index]));
    if (errors.length > 0) return { errors };
    samples = await toSamples(shipped, drawn);
    sampleResults.write(key, samples);
  }
  const { built, base } = samples;
  const tools = await toolResults.result([revision, base], () => toTools(base));
  writeFolder(folder, built, [...samples.files, ...tools.files]);
  return { errors: [], made: tools.made };
}

/** Writes everything beside the folder of before, which pages in development may be reading. */
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

async function toSamples(shipped: ShippedSample[], drawn: Drawings) {
  const used = drawn.drawings.map((drawing) => usedIn(markupOf(drawing)));
  const { shared, own } = toClassRules(drawn.reactNativeCss, used);
  const { drawings, base } = drawn;
  const { samples, files } = await toBuiltSamples(shipped, { drawings, own, folder: PUBLIC });
  const style = await styleFile(base, used, shared);
  const built: BuiltSamples = { styleSheet: PUBLIC + style.name, samples };
  return { built, files: [style, ...files], base };
}

async function toTools(base: string) {
  const library = await libraryFiles();
  const old = await libraryV2File();
  const sandbox = await sandboxFile(base);
  const compiler = await compilerFile();
  const tools = await toolStyleFile();
  const classes = classFile();
  const made: PlayerFiles = {
    sandbox: PUBLIC + sandbox.name,
    compiler: PUBLIC + compiler.name,
    tools: PUBLIC + tools.name,
    classes: PUBLIC + classes.name,
    library: playerLibrary(),
    libraries: {
      v4: await toUrls(library),
      v2: { script: PUBLIC + old.name, travels: await travelSize(old) },
    },
    folder: PUBLIC,
  };
  return { made, files: [sandbox, compiler, tools, classes, old, ...Object.values(library)] };
}

async function toUrls({ script, parser, whole }: LibraryFiles): Promise<LibraryUrls> {
  const toUrl = async (file: PlayerFile<Buffer>) => ({
    url: PUBLIC + file.name,
    length: file.content.length,
    travels: await travelSize(script, file),
  });
  const usual = await toUrl(parser);
  return {
    script: PUBLIC + script.name,
    travels: usual.travels,
    parser: usual,
    whole: await toUrl(whole),
  };
}

function toErrors({ fence }: ShippedSample, drawing: Drawing | undefined): ContentError[] {
  if (!drawing?.problem) return [];
  const { message, line = 0, column = 1 } = drawing.problem;
  if (!fence) throw new Error(`The sample of the landing page fails: ${message}`);
  const { file, position, rows } = fence;
  const place = { line: position.line + (rows[line - 1] ?? 0), column };
  return [new ContentError({ file, position: place, problem: `A live sample fails: ${message}` })];
}
