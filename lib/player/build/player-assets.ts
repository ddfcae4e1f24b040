import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from '@/lib/classes/data/class-codec';
import { libraryData } from '@/lib/classes/data/class-store';
import { colorOf } from '@/lib/classes/data/palette';
import { toSandboxDocument } from '../frame/frame-document';
import { bundleForBrowser, shortHash, stubs } from './bundle-program';
import { minify, toScopedCss, type Used, usedResetRules } from './drawing-css';

/**
 * Code that defines `process`, which Tailwind reads. `JEST_WORKER_ID` suppresses its warning about code without
 * classes.
 */
export const PROCESS = {
  js: 'var process={env:{JEST_WORKER_ID:"1"},cwd:()=>"/",argv:[],platform:"browser",versions:{}};',
};

/** File to publish below `/assets/player/`. Its name contains a hash of its content. */
export interface PlayerFile<Content extends string | Buffer = string> {
  name: string;
  content: Content;
}

/**
 * Builds the HTML document of the sandboxed iframe, with all scripts and styles inlined. `base` is the CSS
 * that every sample starts with.
 */
export async function sandboxFile(base: string): Promise<PlayerFile> {
  const script = await bundleForBrowser('frame/frame-program.ts');
  return withHashedName('sandbox', 'html', toSandboxDocument(script, await minify(base)));
}

/**
 * Builds the HTML document of the sandboxed iframe that evaluates Tailwind configurations, with its script
 * inlined.
 */
export async function themeFile(): Promise<PlayerFile> {
  const script = await bundleForBrowser('frame/theme-program.ts', {
    plugins: [stubs],
    banner: PROCESS,
  });
  return withHashedName('theme', 'html', toSandboxDocument(script, ''));
}

/** Builds the script of the web worker that compiles samples edited by readers. */
export async function compilerFile(): Promise<PlayerFile> {
  const script = await bundleForBrowser('compiler/compiler-worker.ts', {
    plugins: [stubs],
    banner: PROCESS,
  });
  return withHashedName('compiler', 'js', script);
}

/**
 * Builds the class data file for the browser from the checked-in file at `file`. The CSS of each class is
 * reduced to its color, or to an empty string if it has none.
 */
export function classFile(file: string): PlayerFile {
  const { classes, facts } = libraryData(file);
  const lean = classes.map((item) => ({ ...item, css: colorOf(valuesOf(item.css)) }));
  return withHashedName('classes', 'json', encode({ versions: {}, classes: lean, facts }));
}

function valuesOf(css: string): string[] {
  return css.split(/; |: /);
}

/**
 * Builds the style sheet that all players share. It contains `player.css`, the rules that many drawings need,
 * and the reset for drawn samples.
 */
export async function styleFile(
  base: string,
  used: readonly Used[],
  shared: string,
): Promise<PlayerFile> {
  const own = readFileSync(join(process.cwd(), 'components/player/player.css'), 'utf8');
  const code = await minify(own + shared);
  // The reset has no specificity, so every class overrides it, as in the sandboxed iframe.
  const reset = await toScopedCss(usedResetRules(base, used), ':where(.player-drawing)');
  return withHashedName('player', 'css', code + reset);
}

/**
 * Builds the style sheet of the editing tools. Players load it when the reader first uses one of their tools.
 */
export async function toolStyleFile(): Promise<PlayerFile> {
  const css = readFileSync(join(process.cwd(), 'components/player/tools.css'), 'utf8');
  return withHashedName('tools', 'css', await minify(css));
}

/** Creates a file whose name contains a hash of its content. */
export function withHashedName<Content extends string | Buffer>(
  name: string,
  extension: string,
  content: Content,
): PlayerFile<Content> {
  return { name: `${name}.${shortHash(content)}.${extension}`, content };
}
