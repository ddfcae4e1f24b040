import { CssSyntaxError } from 'postcss';
import { transform } from 'sucrase';
import { parse } from 'sucrase/dist/esm/parser';
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types';
import type { AppTheme } from '@/lib/classes/data/theme-config';
import { CONFIG_FILE, CSS_FILE } from '@/lib/config/sample-file';
import {
  type SampleCompilation,
  type SampleFiles,
  type SampleProblem,
  TICK,
} from '../sample-protocol';
import { sampleStyles } from './sample-styles';

/**
 * Compiles a sample's files to a program for the sandbox, optionally with the theme of an app. Syntax errors in
 * the files, and mistakes in the theme, are returned as a problem, not thrown. With a theme, the sample may
 * import the app's CSS file.
 */
export async function compileSample(
  files: SampleFiles,
  theme?: AppTheme,
): Promise<SampleCompilation> {
  const modules: Record<string, string> = theme ? { [CSS_FILE]: '' } : {};
  for (const [name, code] of Object.entries(files)) {
    try {
      modules[name] = toModule(code);
    } catch (error) {
      return { ok: false, problem: { ...toProblem(error), file: name } };
    }
  }
  try {
    const { css, classes } = await sampleStyles(files, theme);
    return { ok: true, program: { modules, entry: entryOf(files), css }, classes };
  } catch (error) {
    if (!theme) throw error;
    return { ok: false, problem: toThemeProblem(error) };
  }
}

/** Converts an error from Tailwind to a problem. PostCSS reports the line and column in the CSS file. */
function toThemeProblem(error: unknown): SampleProblem {
  if (!(error instanceof CssSyntaxError)) return { ...toProblem(error), file: CONFIG_FILE };
  const { reason, line, column } = error;
  return { message: reason, file: CSS_FILE, ...(line && { line }), ...(column && { column }) };
}

function entryOf(files: SampleFiles): string {
  return 'App.tsx' in files ? 'App.tsx' : (Object.keys(files)[0] ?? 'App.tsx');
}

function toModule(code: string): string {
  return transform(guardLoops(code), {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    jsxImportSource: 'nativewind',
    production: true,
  }).code;
}

/** Converts a Sucrase error to a problem. Sucrase's messages end with the position, such as `(3:14)`. */
function toProblem(error: unknown): SampleProblem {
  const text = error instanceof Error ? error.message : String(error);
  const match = /^(?:Error transforming [^:]*: )?(.*?)\s*\((\d+):(\d+)\)$/s.exec(text);
  if (!match) return { message: text };
  return { message: match[1] ?? text, line: Number(match[2]), column: Number(match[3]) };
}

interface Insertion {
  at: number;
  text: string;
}

/**
 * Inserts a call to `TICK` into every `while`, `do` and three-part `for` loop in TypeScript code, so that
 * endless loops can be stopped. Line numbers do not change.
 */
function guardLoops(code: string): string {
  const { tokens } = parse(code, true, true, false);
  const insertions: Insertion[] = [];
  for (const [index, { type }] of tokens.entries()) {
    if (type !== tt._while && type !== tt._for) continue;
    const open = tokens[index + 1];
    if (!open || open.type !== tt.parenL) continue;
    const { close, semicolons } = scan(tokens, index + 1);
    const last = semicolons[1];
    if (type === tt._while && close) {
      insertions.push({ at: open.end, text: `${TICK}(), (` }, { at: close.start, text: ')' });
    } else if (last && close) {
      const isEmpty = tokens[tokens.indexOf(last) + 1] === close;
      insertions.push({ at: last.end, text: `${TICK}()${isEmpty ? '' : ','}` });
    }
  }
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}

/**
 * Returns the bracket that closes the bracket at `start`, and the unnested semicolons between them. `close`
 * is undefined if the bracket is never closed.
 */
function scan<T extends { type: number }>(tokens: readonly T[], start: number) {
  const opening = [tt.parenL, tt.braceL, tt.bracketL, tt.dollarBraceL];
  const closing = [tt.parenR, tt.braceR, tt.bracketR];
  const semicolons: T[] = [];
  let depth = 0;
  for (const token of tokens.slice(start)) {
    if (opening.includes(token.type)) depth += 1;
    if (closing.includes(token.type)) depth -= 1;
    if (depth === 0) return { close: token, semicolons };
    if (depth === 1 && token.type === tt.semi) semicolons.push(token);
  }
  return { close: undefined, semicolons };
}
