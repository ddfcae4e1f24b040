import containerQueries from '@tailwindcss/container-queries';
import webPreset from 'nativewind/dist/tailwind/web';
import postcss from 'postcss';
import resolveTailwindConfig from 'tailwindcss/resolveConfig';
import type { SampleFiles } from '../sample-protocol';
import { defaultExport, tailwindPlugin } from './tailwind-plugin';

/** CSS of a sample, and the classes in its code that have an effect on any platform. */
export interface CompiledStyles {
  css: string;
  classes: string[];
}

/**
 * Matches classes that only have an effect on native platforms: those with a native variant, such as
 * `ios:p-4`, and those that NativeWind supports only there, such as `elevation-2`.
 */
const NATIVE =
  /^(?:[\w-]+:)*(?:(?:ios|android|native):|[\w-]*-safe(?:-|$)|elevation(?:-|$)|ripple-|pointer-events-box-|[\w-]+-hairline$|shadow-inner$)/;

const config = defaultExport(resolveTailwindConfig)({
  content: [],
  // Samples set their color scheme themselves, like apps with a theme switch.
  darkMode: 'class',
  presets: [defaultExport(webPreset)],
  plugins: [defaultExport(containerQueries)],
});

/** Returns the CSS that every sample starts with: Tailwind's reset and variables, and NativeWind's flags. */
export async function baseStyles(): Promise<string> {
  return (await generate('@tailwind base', [])).css;
}

/**
 * Returns the web CSS that NativeWind generates for a sample, and the classes in its code. This CSS must come
 * after the CSS of `baseStyles`.
 */
export async function sampleStyles(files: SampleFiles): Promise<CompiledStyles> {
  const texts = Object.values(files);
  const { css, classes } = await generate('@tailwind components;@tailwind utilities', texts);
  const written = writtenWords(texts);
  const native = [...written].filter((name) => NATIVE.test(name));
  return { css, classes: [...classes.filter((name) => written.has(name)), ...native] };
}

async function generate(source: string, texts: string[]): Promise<CompiledStyles> {
  const content = texts.map((text) => ({ content: text, extension: 'tsx' }));
  let candidates = new Map<string, unknown>();
  const plugin = tailwindPlugin(config, content, (classCache) => {
    candidates = classCache;
  });
  const { css } = await postcss([plugin]).process(source, { from: undefined });
  return { css, classes: [...candidates.keys()] };
}

/**
 * Returns the words inside quotation marks in a sample's code, split at spaces, quotation marks, and braces.
 * Text outside quotation marks contains no classes.
 */
function writtenWords(texts: string[]): Set<string> {
  const strings = texts.flatMap((text) => [...text.matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs)]);
  return new Set(strings.flatMap(([, , words = '']) => words.split(/[\s{}'"`]+/)));
}
