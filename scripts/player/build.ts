/** Draws the live samples of a site and makes what players load; nothing is made anew while its sources are the same. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ContentError, formatErrors } from '@/lib/content/error';
import type { Fence } from '@/lib/mdx/compile';
import { type BuiltSamples, type SampleData, sampleId } from '@/lib/player/samples';
import { listFiles } from '../files';
import { writePlayerManifest } from '../generate';
import { generatedDir, root } from '../project';
import {
  classFile,
  compilerFile,
  named,
  type PlayerFile,
  sandboxFile,
  styleFile,
  toolStyleFile,
} from './assets';
import { shortHash } from './bundle';
import { type Drawing, drawSamples } from './drawings';
import { nativeClasses } from './native';
import { toScopedCss } from './scope';
import { playerFences } from './sources';

const folder = join(generatedDir, 'player');
const PUBLIC = '/assets/player/';

/** Makes everything of the players; resolves to the mistakes of samples, each at its place. */
export async function buildPlayer(): Promise<ContentError[]> {
  const fences = await playerFences();
  const key = shortHash(JSON.stringify([await toolVersion(), fences.map(({ code }) => code)]));
  const keyFile = join(folder, 'key');
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return [];
  const drawn = await drawSamples(fences.map(({ code }) => ({ 'App.tsx': code })));
  const errors = fences.flatMap((fence, index) => toErrors(fence, drawn.drawings[index]));
  if (errors.length > 0) return errors;
  rmSync(folder, { recursive: true, force: true });
  const sheet = await styleFile(drawn);
  const built: BuiltSamples = { styleSheet: PUBLIC + sheet.name, samples: {} };
  const natives = await nativeClasses(
    drawn.drawings.map((drawing) => (drawing.problem ? [] : drawing.classes)),
  );
  for (const [index, fence] of fences.entries()) {
    const drawing = drawn.drawings[index];
    if (!drawing || drawing.problem) continue;
    const id = sampleId(fence.code);
    const native = natives[index] ?? [];
    const data: SampleData = { files: { 'App.tsx': fence.code }, program: drawing.program, native };
    const file = named(`sample-${id}`, 'json', JSON.stringify(data));
    writeFile(file);
    const css = await toScopedCss(drawing.program.css, `.player-${id}`);
    const { light, dark } = drawing;
    built.samples[id] = {
      id,
      data: PUBLIC + file.name,
      light,
      css,
      native,
      ...(dark !== light && { dark }),
    };
  }
  writeFile(sheet);
  writeManifest(await sandboxFile(drawn.base), await compilerFile(), await toolStyleFile());
  writeFileSync(join(folder, 'samples.json'), JSON.stringify(built));
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

function writeFile({ name, content }: PlayerFile): void {
  const path = join(folder, 'files', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** What the browser's part of the player loads, by name. */
function writeManifest(sandbox: PlayerFile, compiler: PlayerFile, tools: PlayerFile): void {
  const classes = classFile();
  writeFile(sandbox);
  writeFile(compiler);
  writeFile(classes);
  writeFile(tools);
  writePlayerManifest({
    sandbox: PUBLIC + sandbox.name,
    compiler: PUBLIC + compiler.name,
    tools: PUBLIC + tools.name,
    classes: PUBLIC + classes.name,
    folder: PUBLIC,
  });
}

function toErrors({ file, position, rows }: Fence, drawing: Drawing | undefined): ContentError[] {
  if (!drawing?.problem) return [];
  const { message, line = 0, column = 1 } = drawing.problem;
  const place = { line: position.line + (rows[line - 1] ?? 0), column };
  return [new ContentError({ file, position: place, problem: `A live sample fails: ${message}` })];
}

/** Changes with the code that draws samples and with each installed package. */
async function toolVersion(): Promise<string> {
  const folders = ['scripts/player', 'lib/player', 'components/player'];
  const names = await Promise.all(
    folders.map(async (name) =>
      (await listFiles(join(root, name))).map((file) => join(name, file)),
    ),
  );
  const files = [...names.flat(), 'package-lock.json', 'lib/classes/v4.json'];
  return shortHash(files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'));
}
