import { playerFiles } from '@/.generated/player';
import { evaluateConfig } from '@/components/classes/app-theme/evaluate-config';
import { ownThemeFiles } from '@/components/classes/app-theme/own-theme-files';
import {
  libraryWithTheme,
  type ThemedLibrary,
} from '@/components/classes/app-theme/themed-library';
import type { AppTheme } from '@/lib/classes/data/theme-config';
import { CONFIG_FILE, CSS_FILE } from '@/lib/config/sample-file';
import { type NativeStyles, toNativeClasses, unknownBases } from '@/lib/player/native-class';
import type { SampleCompilation, SampleFiles, SampleProblem } from '@/lib/player/sample-protocol';
import { splitFiles } from '@/lib/player/split-files';
import type { EvaluatedTheme } from '@/lib/player/theme-protocol';
import { loadClasses } from './completed-classes';

/** Result of compiling a sample with the theme of an app. */
interface AppCompilation {
  result: SampleCompilation;
  /** Native styles of the sample's classes. Undefined for a sample that does not compile. */
  native?: Promise<NativeStyles>;
}

/** Configuration that was evaluated last. */
let evaluated: { config: string; result: EvaluatedTheme } | undefined;
/** Theme that was used last. `key` contains the files. */
let last: { key: string; theme: AppTheme } | undefined;

/**
 * Compiles a sample with the theme of its Tailwind configuration and CSS file. The configuration runs in the
 * sandbox. Mistakes in the files are returned as a problem. Rejects when a part of the site cannot be loaded.
 */
export async function compileApp(
  files: SampleFiles,
  compile: (files: SampleFiles, theme: AppTheme) => Promise<SampleCompilation>,
): Promise<AppCompilation> {
  const { code, config, css } = splitFiles(files);
  const found = await evaluate(config);
  if (!found.ok) return { result: { ok: false, problem: inConfig(found.problem) } };
  const theme = toTheme(found.theme, config, css);
  const library = await libraryWithTheme(playerFiles.library, theme);
  const result = await compile(code, theme);
  if (!result.ok) return { result };
  const native = nativeStyles(result.classes, library, found.notices);
  // Nothing waits for the styles of a sample that throws an error before it is painted.
  native.catch(() => {});
  return { result, native };
}

async function evaluate(config: string): Promise<EvaluatedTheme> {
  if (!config.trim()) return { ok: true, theme: { web: {}, native: {} }, notices: [] };
  if (evaluated?.config !== config)
    evaluated = { config, result: await evaluateConfig(CONFIG_FILE, config) };
  return evaluated.result;
}

function inConfig(problem: SampleProblem): SampleProblem {
  return { ...problem, file: CONFIG_FILE };
}

/** Returns the theme with the app's CSS. Returns the same object until a file changes. */
function toTheme(own: AppTheme, config: string, css: string): AppTheme {
  const key = JSON.stringify([config, css]);
  if (last?.key !== key) last = { key, theme: { ...own, ...(css.trim() && { css }) } };
  return last.theme;
}

async function nativeStyles(
  classes: readonly string[],
  library: ThemedLibrary,
  notices: string[],
): Promise<NativeStyles> {
  if (classes.length === 0) return { classes: [], unknown: [], notices };
  const [known, { facts }] = await Promise.all([
    library.ask(unknownBases(classes, new Map()), () => {}),
    loadClasses(),
  ]);
  return { classes: toNativeClasses(classes, known, facts), unknown: [], notices };
}

const EXAMPLE: SampleFiles = {
  [CSS_FILE]: `@tailwind base;
@tailwind components;
@tailwind utilities;

@layer base {
  :root {
    --brand: 14 165 233;
  }
  .dark:root {
    --brand: 56 189 248;
  }
}
`,
  [CONFIG_FILE]: `module.exports = {
  content: ['./App.tsx'],
  darkMode: 'class',
  presets: [require('nativewind/preset')],
  theme: {
    extend: {
      colors: { brand: 'rgb(var(--brand) / <alpha-value>)' },
    },
  },
};
`,
};

/**
 * Returns the files of the theme that the reader has stored, or of an example. The configuration is the last
 * one.
 */
export function newAppFiles(): SampleFiles {
  const own = ownThemeFiles();
  return Object.keys(own).length > 0 ? own : EXAMPLE;
}
