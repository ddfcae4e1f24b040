/** Draws the live samples of a site and makes what players load; nothing is made anew while its sources are the same. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError } from '@/lib/content/error';
import type { PlayerFiles } from '../files';
import type { BuiltSamples } from '../samples';
import { toBuiltSamples } from './built-samples';
import { shortHash } from './bundle-program';
import { type Drawing, type Drawings, drawSamples } from './draw-samples';
import { libraryFiles } from './library-files';
import {
  classFile,
  compilerFile,
  type PlayerFile,
  sandboxFile,
  styleFile,
  toolStyleFile,
} from './player-assets';
import { type ShippedSample, shippedSamples } from './shipped-samples';

const PUBLIC = '/assets/player/';

/** What a build of the players has come to: the mistakes of samples, each at its place, or what browsers load. */
interface PlayerBuild {
  errors: ContentError[];
  /** Left out when all is as it was before. */
  made?: PlayerFiles;
}

/** Makes everything of the players in `folder`, and the files to publish in its `files`. */
export async function buildPlayer(folder: string): Promise<PlayerBuild> {
  const shipped = await shippedSamples();
  const key = shortHash(JSON.stringify([toolVersion(), shipped.map(({ files }) => files)]));
  const keyFile = join(folder, 'key');
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return { errors: [] };
  const drawn = await drawSamples(shipped.map(({ files }) => files));
  const errors = shipped.flatMap((sample, index) => toErrors(sample, drawn.drawings[index]));
  if (errors.length > 0) return { errors };
  rmSync(folder, { recursive: true, force: true });
  await writeSamples(folder, shipped, drawn);
  const made = await writeTools(folder, drawn.base);
  writeFileSync(keyFile, key);
  return { errors, made };
}

/** What pages show, and what they fetch when a sample runs. */
async function writeSamples(
  folder: string,
  shipped: ShippedSample[],
  drawn: Drawings,
): Promise<void> {
  const { samples, files } = await toBuiltSamples(shipped, drawn, PUBLIC);
  const built: BuiltSamples = { styleSheet: publish(folder, await styleFile(drawn)), samples };
  for (const file of files) publish(folder, file);
  writeFileSync(join(folder, 'samples.json'), JSON.stringify(built));
}

/** Makes what the browser's part of the player loads, and says where it is. */
async function writeTools(folder: string, base: string): Promise<PlayerFiles> {
  const { script, parser, bytes } = await libraryFiles();
  return {
    sandbox: publish(folder, await sandboxFile(base)),
    compiler: publish(folder, await compilerFile()),
    tools: publish(folder, await toolStyleFile()),
    classes: publish(folder, classFile()),
    library: { script: publish(folder, script), parser: publish(folder, parser), bytes },
    folder: PUBLIC,
  };
}

/** Writes a file to publish and gives its URL path. */
function publish(folder: string, { name, content }: PlayerFile<string | Buffer>): string {
  const path = join(folder, 'files', PUBLIC, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return PUBLIC + name;
}

function toErrors({ fence }: ShippedSample, drawing: Drawing | undefined): ContentError[] {
  if (!drawing?.problem) return [];
  const { message, line = 0, column = 1 } = drawing.problem;
  if (!fence) throw new Error(`The sample of the landing page fails: ${message}`);
  const { file, position, rows } = fence;
  const place = { line: position.line + (rows[line - 1] ?? 0), column };
  return [new ContentError({ file, position: place, problem: `A live sample fails: ${message}` })];
}

/** Changes with the code that draws samples and with each installed package. */
function toolVersion(): string {
  const code = ['lib/class-computation', 'lib/player', 'components/player'].flatMap((dir) =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/.test(name))
      .sort()
      .map((name) => join(dir, name)),
  );
  const files = [...code, 'package-lock.json', 'lib/classes/v4.json'];
  return shortHash(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
}
