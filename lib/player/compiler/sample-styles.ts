import containerQueries from '@tailwindcss/container-queries';
import webPreset from 'nativewind/dist/tailwind/web';
import postcss, { type Root } from 'postcss';
import resolveTailwindConfig from 'tailwindcss/resolveConfig';
import { withColorFunctions } from '@/lib/classes/data/color-functions';
import type { AppTheme, ThemeConfig } from '@/lib/classes/data/theme-config';
import type { SampleFiles } from '../sample-protocol';
import { defaultExport, keepContext, tailwindPlugin } from './tailwind-plugin';

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

/** At-rules that load Tailwind or other files. Every sample starts with Tailwind's own layers. */
const LOADING = /^(?:tailwind|import|config|charset)$/;
/** Matches the classes in a selector. */
const CLASSES = /\.((?:\\.|[\w-])+)/g;

/** Class that an app has in dark mode. It sets variables of the app, and is not a class of the sample. */
const DARK = 'dark';

const resolveTheme = defaultExport(resolveTailwindConfig);
const presetConfig = toConfig({});
keepContext(presetConfig);

/** Returns a complete Tailwind configuration with a theme, and without these plugins. */
function toConfig(theme: ThemeConfig, without: string[] = []): object {
  return resolveTheme({
    content: [],
    corePlugins: Object.fromEntries(without.map((name) => [name, false])),
    // Samples set their color scheme themselves, like apps with a theme switch.
    darkMode: 'class',
    // Keeps rules such as `.dark:root` of a sample that does not contain this word.
    safelist: [DARK],
    presets: [defaultExport(webPreset)],
    plugins: [defaultExport(containerQueries)],
    theme: withColorFunctions(theme),
  });
}

/** Returns the CSS that every sample starts with: Tailwind's reset and variables, and NativeWind's flags. */
export async function baseStyles(): Promise<string> {
  return (await generate('@tailwind base', [])).css;
}

/**
 * Returns the web CSS that NativeWind generates for a sample, and the classes in its code. This CSS must come
 * after the CSS of `baseStyles`. The theme defaults to that of NativeWind's preset. Throws a `CssSyntaxError` with
 * the position of a mistake in the theme's CSS.
 */
export async function sampleStyles(files: SampleFiles, theme?: AppTheme): Promise<CompiledStyles> {
  const texts = Object.values(files);
  const { css, classes } = theme
    ? await themedStyles(texts, theme)
    : await generate('@tailwind components;@tailwind utilities', texts);
  const written = writtenWords(texts);
  const native = [...written].filter((name) => NATIVE.test(name));
  const found = [...classes.filter((name) => written.has(name)), ...native];
  return { css, classes: [...new Set(found)] };
}

/**
 * Returns the CSS of an app with the classes in these texts. It does not repeat Tailwind's reset, whose theme has
 * no effect on the elements of React Native for Web.
 */
async function themedStyles(
  texts: string[],
  { web, css: own = '' }: AppTheme,
): Promise<CompiledStyles> {
  const root = postcss.parse('@tailwind base;@tailwind components;@tailwind utilities');
  const app = postcss.parse(own);
  const plain = new Set<string>();
  for (const node of [...app.nodes]) {
    if (node.type === 'atrule' && LOADING.test(node.name)) continue;
    root.append(node);
    // Tailwind finds only the classes in layers.
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(CLASSES))
        plain.add(name.replaceAll('\\', ''));
  }
  const { css, classes } = await generate(root, texts, toConfig(web, ['preflight']));
  return {
    css: withoutVariables(css),
    classes: [...classes, ...plain].filter((name) => name !== DARK),
  };
}

/** Removes the initial values of Tailwind's variables and NativeWind's flags, which `baseStyles` also returns. */
function withoutVariables(css: string): string {
  const root = postcss.parse(css);
  root.walkRules(/^(?:\*, ::before, ::after|::backdrop|:root)$/, (rule) => {
    rule.walkDecls(/^--(?:tw|css-interop)\b/, (declaration) => void declaration.remove());
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}

async function generate(
  source: string | Root,
  texts: string[],
  config = presetConfig,
): Promise<CompiledStyles> {
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
