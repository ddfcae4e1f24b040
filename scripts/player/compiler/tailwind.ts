import containerQueries from '@tailwindcss/container-queries';
import webPreset from 'nativewind/dist/tailwind/web';
import postcss, { type Root } from 'postcss';
import processTailwindFeatures from 'tailwindcss/lib/processTailwindFeatures';
import resolveTailwindConfig from 'tailwindcss/resolveConfig';
import type { SampleFiles } from '@/lib/player/protocol';
import { defaultExport } from './default-export';

/** The CSS of a sample in Tailwind's order, with its classes that have rules on some platform. */
export interface Styles {
  css: string;
  classes: string[];
}

/** Classes of native platforms have no rules on the web. */
const NATIVE = /^(?:[\w-]+:)*(?:ios|android|native):/;

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
  const apply = defaultExport(processTailwindFeatures)(({ createContext }) => () => {
    const context = createContext(config, content);
    candidates = context.classCache;
    return context;
  });
  const Once = (root: Root, { result }: { result: object }) => apply(root, result);
  const { css } = await postcss([{ postcssPlugin: 'tailwind', Once }]).process(source, {
    from: undefined,
  });
  return { css, classes: [...candidates.keys()] };
}

/** The words in the strings of a sample: prose between tags names no classes. */
function writtenWords(texts: string[]): Set<string> {
  const strings = texts.flatMap((text) => [...text.matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs)]);
  return new Set(strings.flatMap(([, , words = '']) => words.split(/[\s{}'"`]+/)));
}
