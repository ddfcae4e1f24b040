/** Draws the live samples of a site and makes what players load; nothing is made anew while its sources are the same. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ContentError, formatErrors } from '@/lib/content/error';
import type { BuiltSamples } from '@/lib/player/samples';
import { listFiles } from '../files';
import { writePlayerManifest } from '../generate';
import { generatedDir, root } from '../project';
import {
  classFile,
  compilerFile,
  type PlayerFile,
  sandboxFile,
  styleFile,
  toolStyleFile,
} from './assets';
import { toBuiltSamples } from './built-samples';
import { shortHash } from './bundle';
import { type Drawing, type Drawings, drawSamples } from './drawings';
import { libraryFiles } from './library/bundle';
import { type ShippedSample, shippedSamples } from './sources';

const folder = join(generatedDir, 'player');
const PUBLIC = '/assets/player/';

/** Makes everything of the players; resolves to the mistakes of samples, each at its place. */
export async function buildPlayer(): Promise<ContentError[]> {
  const shipped = await shippedSamples();
  const key = shortHash(JSON.stringify([await toolVersion(), shipped.map(({ files }) => files)]));
  const keyFile = join(folder, 'key');
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return [];
  const drawn = await drawSamples(shipped.map(({ files }) => files));
  const errors = shipped.flatMap((sample, index) => toErrors(sample, drawn.drawings[index]));
  if (errors.length > 0) return errors;
  rmSync(folder, { recursive: true, force: true });
  await writeSamples(shipped, drawn);
  await writeTools(drawn.base);
  writeFileSync(keyFile, key);
  return [];
}

/** Makes everything of the players; throws the whole report when samples have mistakes. */
export async function reportPlayer(): Promise<void> {
  const errors = await buildPlayer();
  if (errors.length > 0) throw new Error(formatErrors(errors));
}

/** Puts the files of the players where pages ask for them, in an export or a public folder. */
export async function copyPlayer(dir: string): Promise<void> {
  await cp(join(folder, 'files'), join(dir, PUBLIC), { recursive: true });
}

/** What pages show, and what they fetch when a sample runs. */
async function writeSamples(shipped: ShippedSample[], drawn: Drawings): Promise<void> {
  const { samples, files } = await toBuiltSamples(shipped, drawn, PUBLIC);
  const built: BuiltSamples = { styleSheet: writeFile(await styleFile(drawn)), samples };
  for (const file of files) writeFile(file);
  writeFileSync(join(folder, 'samples.json'), JSON.stringify(built));
}

/** What the browser's part of the player loads, and the manifest that names it. */
async function writeTools(base: string): Promise<void> {
  const { script, parser, bytes } = await libraryFiles();
  writePlayerManifest({
    sandbox: writeFile(await sandboxFile(base)),
    compiler: writeFile(await compilerFile()),
    tools: writeFile(await toolStyleFile()),
    classes: writeFile(classFile()),
    library: { script: writeFile(script), parser: writeFile(parser), bytes },
    folder: PUBLIC,
  });
}

/** Writes a file of the players and gives its URL path. */
function writeFile({ name, content }: PlayerFile<string | Buffer>): string {
  const path = join(folder, 'files', name);
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
async function toolVersion(): Promise<string> {
  const folders = ['scripts/player', 'lib/class-computation', 'lib/player', 'components/player'];
  const names = await Promise.all(
    folders.map(async (name) =>
      (await listFiles(join(root, name))).map((file) => join(name, file)),
    ),
  );
  const files = [...names.flat(), 'package-lock.json', 'lib/classes/v4.json'];
  return shortHash(files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'));
}
