import containerQueries from '@tailwindcss/container-queries';
import webPreset from 'nativewind/dist/tailwind/web';
import postcss from 'postcss';
import resolveTailwindConfig from 'tailwindcss/resolveConfig';
import type { SampleFiles } from '../sample-protocol';
import { defaultExport, tailwindPlugin } from './tailwind-plugin';

/** CSS of a sample in Tailwind's order, and its classes that have an effect on any platform. */
export interface CompiledStyles {
  css: string;
  classes: string[];
}

/**
 * Matches classes without CSS on the web: those with a variant for native platforms, and those that
 * NativeWind supports only on native platforms.
 */
const NATIVE =
  /^(?:[\w-]+:)*(?:(?:ios|android|native):|[\w-]*-safe(?:-|$)|elevation(?:-|$)|ripple-|pointer-events-box-|[\w-]+-hairline$|shadow-inner$)/;

const config = defaultExport(resolveTailwindConfig)({
  content: [],
  // Samples choose their color scheme themselves, like apps with a theme switch.
  darkMode: 'class',
  presets: [defaultExport(webPreset)],
  plugins: [defaultExport(containerQueries)],
});

/**
 * Returns the CSS that every sample starts with: the reset, variables of all classes, and NativeWind's flags.
 */
export async function baseStyles(): Promise<string> {
  return (await generate('@tailwind base', [])).css;
}

/** Returns the CSS that NativeWind generates for a sample on the web. It must come after `baseStyles`. */
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

/** Returns the words in a sample's strings. Text between tags is skipped because it contains no classes. */
function writtenWords(texts: string[]): Set<string> {
  const strings = texts.flatMap((text) => [...text.matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs)]);
  return new Set(strings.flatMap(([, , words = '']) => words.split(/[\s{}'"`]+/)));
}
