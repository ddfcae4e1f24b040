import { existsSync, readFileSync } from 'node:fs';
import { hasNativePreset, loadAppConfig } from '@/lib/classes/computation/app-config';
import type { AppSetup } from '@/lib/classes/computation/libraries';
import { load } from '@/lib/classes/computation/library-packages';
import { errorMessage } from './error-message';
import { syntaxErrorIn } from './syntax-error';

/** Class that exists in every app. Without one, Tailwind warns that it found no classes. */
const CONTENT = '[color:red]';

/** Error for a missing folder or file, or for an error in a file. The message has the place and the fix. */
export class CheckInputError extends Error {}

/** Absolute paths of an app's Tailwind configuration and CSS files. */
export interface AppPaths {
  theme?: string | undefined;
  css: readonly string[];
}

/**
 * Reads the files of an app and compiles them once, to find their errors. Resolves to undefined if there are no
 * files. Rejects with a `CheckInputError` if a file is missing or has an error.
 */
export async function readAppFiles({ theme, css }: AppPaths): Promise<AppSetup | undefined> {
  if (theme === undefined && css.length === 0) return undefined;
  const config = theme === undefined ? {} : readConfig(theme);
  const texts = css.map((path) => [path, readText(path, 'CSS file')] as const);
  for (const [path, text] of texts) await compileCss(path, text, config);
  return { config: theme, css: texts.map(([, text]) => text).join('\n') };
}

function readText(path: string, kind: string): string {
  if (!existsSync(path)) throw new CheckInputError(`${path}  The ${kind} does not exist.`);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CheckInputError(`${path}  The ${kind} cannot be read: ${errorMessage(error)}.`);
  }
}

/** Loads a Tailwind configuration, and runs its functions and plugins. */
function readConfig(path: string): object {
  const text = readText(path, 'Tailwind configuration');
  const mistake = syntaxErrorIn(path, text);
  if (mistake) {
    const { line, column, message } = mistake;
    throw new CheckInputError(
      `${path}:${line}:${column}  The Tailwind configuration has a syntax error: ${message}\n  Correct it.`,
    );
  }
  try {
    const config = loadAppConfig(path);
    if (typeof config !== 'object' || config === null)
      throw new CheckInputError(
        `${path}:1  The Tailwind configuration is not an object.\n  Export an object: module.exports = { … }.`,
      );
    if (!hasNativePreset(config))
      throw new CheckInputError(
        `${path}:1  The Tailwind configuration has no NativeWind preset.\n  Add presets: [require('nativewind/preset')].`,
      );
    load('tailwindcss/lib/lib/setupContextUtils').createContext(
      load('tailwindcss/resolveConfig')({ ...config, content: [] }),
    );
    return config;
  } catch (error) {
    if (error instanceof CheckInputError) throw error;
    throw new CheckInputError(toConfigMessage(path, error));
  }
}

/** Describes an error that a Tailwind configuration throws, with the line that throws it. */
function toConfigMessage(path: string, error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const lines = [
    ...stack.matchAll(/^ +at (?:.*\()?(?:file:\/\/)?(\/[^():]+|[A-Z]:[^():]+):(\d+):/gm),
  ];
  const own = lines.find(
    ([, file = '']) => !/[\\/]node_modules[\\/]/.test(file) && existsSync(file),
  );
  const place = own ? `${own[1]}:${own[2]}` : path;
  const [message = ''] = errorMessage(error).split('\n');
  const missing = /^Cannot find module '(\.?)/.exec(message);
  const fix = !missing
    ? 'Correct this line.'
    : missing[1]
      ? 'Correct the path.'
      : 'Install the packages of the app.';
  return `${place}  The Tailwind configuration throws an error: ${message}\n  ${fix}`;
}

/** Compiles a CSS file with Tailwind, to find its syntax errors, and unknown classes in its `@apply` rules. */
async function compileCss(path: string, text: string, config: object): Promise<void> {
  const postcss = load('postcss');
  const tailwind = load('tailwindcss');
  const layers = '\n@tailwind base;@tailwind components;@tailwind utilities;';
  const presets = hasNativePreset(config) ? {} : { presets: [load('nativewind/preset')] };
  try {
    await postcss([tailwind({ ...config, ...presets, content: [{ raw: CONTENT }] })]).process(
      text + layers,
      { from: path },
    );
  } catch (error) {
    if (!(error instanceof Error) || !('reason' in error)) throw error;
    const { line, column, reason } = error as Error & Record<string, unknown>;
    throw new CheckInputError(
      `${path}:${line}:${column}  The CSS has an error: ${reason}\n  Correct it.`,
    );
  }
}
