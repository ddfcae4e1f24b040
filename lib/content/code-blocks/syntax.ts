import { type Message, transform } from 'esbuild';
import { CssSyntaxError, parse } from 'postcss';
import type { ContentError, Position } from '@/lib/config/source/content-error';
import { type Sample, sampleError } from './sample';

type Mistake = Position & { problem: string };

const PARSERS: Record<string, (code: string, title?: string) => Mistake[] | Promise<Mistake[]>> = {
  tsx: (code) => parseScript(code, 'tsx'),
  ts: (code) => parseScript(code, 'ts'),
  jsx: (code) => parseScript(code, 'jsx'),
  js: (code) => parseScript(code, 'jsx'),
  css: parseStyles,
  json: parseJson,
};

/** Matches paths of JSON files that may contain comments and trailing commas, such as `tsconfig.json`. */
const WITH_COMMENTS = /(^|\/)(tsconfig[\w.]*|\.vscode\/\w+|[\w.]+\.jsonc)(\.json)?$/;

/** Returns the syntax errors in a code sample. Empty for a language without a parser, such as `sh`. */
export async function syntaxErrors(sample: Sample): Promise<ContentError[]> {
  const mistakes = (await PARSERS[sample.language]?.(sample.code, sample.meta.title)) ?? [];
  return mistakes.map(({ problem, ...position }) =>
    sampleError(sample, position, {
      problem: `This ${sample.language} cannot be parsed: ${problem}`,
      fix: 'Correct the code. Readers copy it, so it has to be complete.',
    }),
  );
}

type Loader = 'tsx' | 'ts' | 'jsx' | 'json';

async function parseScript(code: string, loader: Loader): Promise<Mistake[]> {
  try {
    await transform(code, { loader, logLevel: 'silent', jsx: 'preserve' });
    return [];
  } catch (error) {
    if (!(error instanceof Error) || !('errors' in error)) throw error;
    // esbuild documents the `errors` property of its failures as a list of messages.
    return (error.errors as Message[]).map(({ text, location }) => ({
      line: location?.line ?? 1,
      column: (location?.column ?? 0) + 1,
      problem: text,
    }));
  }
}

function parseStyles(code: string): Mistake[] {
  try {
    parse(code);
    return [];
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [{ line: error.line ?? 1, column: error.column ?? 1, problem: error.reason }];
  }
}

function parseJson(code: string, title = ''): Promise<Mistake[]> {
  return parseScript(WITH_COMMENTS.test(title) ? withoutComments(code) : code, 'json');
}

/** Replaces comments and trailing commas with spaces, so error positions stay correct. */
function withoutComments(code: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return code
    .replace(/"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (text) =>
      text.startsWith('"') ? text : blank(text),
    )
    .replace(/,(?=\s*[}\]])/g, ' ');
}
