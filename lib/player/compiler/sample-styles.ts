import containerQueries from '@tailwindcss/container-queries';
import webPreset from 'nativewind/dist/tailwind/web';
import postcss from 'postcss';
import resolveTailwindConfig from 'tailwindcss/resolveConfig';
import type { SampleFiles } from '../sample-protocol';
import { defaultExport, tailwindPlugin } from './tailwind-plugin';

/** The CSS of a sample in Tailwind's order, with its classes that have rules on some platform. */
export interface Styles {
  css: string;
  classes: string[];
}

/** Classes of native platforms, and those that NativeWind knows on native only, have no rules on the web. */
const NATIVE =
  /^(?:[\w-]+:)*(?:(?:ios|android|native):|[\w-]*-safe(?:-|$)|elevation(?:-|$)|ripple-|pointer-events-box-|[\w-]+-hairline$|shadow-inner$)/;

const config = defaultExport(resolveTailwindConfig)({
  content: [],
  // Samples choose their scheme themselves, as apps with a switch do.
  darkMode: 'class',
  presets: [defaultExport(webPreset)],
  plugins: [defaultExport(containerQueries)],
});

/** What every sample starts from: the reset, variables of all classes, flags of NativeWind. */
export async function baseStyles(): Promise<string> {
  return (await generate('@tailwind base', [])).css;
}

/** The classes of a sample as NativeWind makes them on the web; `baseStyles` belong before them. */
export async function sampleStyles(files: SampleFiles): Promise<Styles> {
  const texts = Object.values(files);
  const { css, classes } = await generate('@tailwind components;@tailwind utilities', texts);
  const written = writtenWords(texts);
  const native = [...written].filter((name) => NATIVE.test(name));
  return { css, classes: [...classes.filter((name) => written.has(name)), ...native] };
}

async function generate(source: string, texts: string[]): Promise<Styles> {
  const content = texts.map((text) => ({ content: text, extension: 'tsx' }));
  let candidates = new Map<string, unknown>();
  const plugin = tailwindPlugin(config, content, (classCache) => {
    candidates = classCache;
  });
  const { css } = await postcss([plugin]).process(source, { from: undefined });
  return { css, classes: [...candidates.keys()] };
}

/** The words in the strings of a sample: prose between tags names no classes. */
function writtenWords(texts: string[]): Set<string> {
  const strings = texts.flatMap((text) => [...text.matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs)]);
  return new Set(strings.flatMap(([, , words = '']) => words.split(/[\s{}'"`]+/)));
}
