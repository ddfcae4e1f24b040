import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from '@/lib/classes/data/class-codec';
import { libraryData } from '@/lib/classes/data/class-store';
import { colorOf } from '@/lib/classes/data/palette';
import { toSandboxDocument } from '../frame/frame-document';
import { bundleForBrowser, shortHash, stubs } from './bundle-program';
import { minify, toScopedCss, type Used, usedResetRules } from './drawing-css';

/** A file to publish below `/assets/player/`; its name changes with its content. */
export interface PlayerFile<Content extends string | Buffer = string> {
  name: string;
  content: Content;
}

/** The page of the frames, with everything in it. */
export async function sandboxFile(base: string): Promise<PlayerFile> {
  const script = await bundleForBrowser('frame/frame-program.ts');
  return named('sandbox', 'html', toSandboxDocument(script, await minify(base)));
}

/** The worker that compiles what readers edit. */
export async function compilerFile(): Promise<PlayerFile> {
  // Tailwind asks the process for switches; this one keeps it from warning about drafts without classes.
  const banner = {
    js: 'var process={env:{JEST_WORKER_ID:"1"},cwd:()=>"/",argv:[],platform:"browser",versions:{}};',
  };
  const script = await bundleForBrowser('compiler/compiler-worker.ts', {
    plugins: [stubs],
    banner,
  });
  return named('compiler', 'js', script);
}

/** The class data, in which colors stand in place of the CSS. */
export function classFile(file: string): PlayerFile {
  const { classes, facts } = libraryData(file);
  const lean = classes.map((item) => ({ ...item, css: colorOf(valuesOf(item.css)) }));
  return named('classes', 'json', encode({ versions: {}, classes: lean, facts }));
}

function valuesOf(css: string): string[] {
  return css.split(/; |: /);
}

/** The style sheet of all players: their own rules, the shared rules of their drawings, and the reset of samples. */
export async function styleFile(
  base: string,
  used: readonly Used[],
  shared: string,
): Promise<PlayerFile> {
  const own = readFileSync(join(process.cwd(), 'components/player/player.css'), 'utf8');
  const code = await minify(own + shared);
  // Weaker than every class, as a reset is in the frame.
  const reset = await toScopedCss(usedResetRules(base, used), ':where(.player-drawing)');
  return named('player', 'css', code + reset);
}

/** The styles of what comes when a reader works on a sample. */
export async function toolStyleFile(): Promise<PlayerFile> {
  const css = readFileSync(join(process.cwd(), 'components/player/tools.css'), 'utf8');
  return named('tools', 'css', await minify(css));
}

/** A file whose name tells its content. */
export function named<Content extends string | Buffer>(
  name: string,
  extension: string,
  content: Content,
): PlayerFile<Content> {
  return { name: `${name}.${shortHash(content)}.${extension}`, content };
}
