import { ContentError } from '@/lib/config/source/content-error';
import { type Sample, sampleError } from './sample';

/**
 * Returns the samples, keyed by the path at which each is type-checked. A page's samples share a folder, so
 * one can import another by its title. A sample goes into another folder if its path is already taken. The
 * same applies if only the extension differs, because TypeScript ignores `a.tsx` when `a.ts` exists.
 */
export function toFiles(samples: readonly Sample[]): Map<string, Sample> {
  const files = new Map<string, Sample>();
  const taken = new Set<string>();
  for (const sample of samples) {
    const folder = sample.page.replace(/^content\//, '').replace(/\.mdx$/, '');
    const name = fileName(sample);
    const pathIn = (part: number) => `${folder}/${part}/${name}`;
    let part = 1;
    while (taken.has(withoutEnding(pathIn(part)))) part += 1;
    taken.add(withoutEnding(pathIn(part)));
    files.set(pathIn(part), sample);
  }
  return files;
}

/** Whether a sample is type-checked. Only `ts` and `tsx` samples are. */
export function isTyped({ language }: Pick<Sample, 'language'>): boolean {
  return language === 'tsx' || language === 'ts';
}

function fileName({ meta: { title }, language }: Sample): string {
  return title && /^[\w@./-]+\.tsx?$/.test(title) ? title : `sample.${language}`;
}

function withoutEnding(path: string): string {
  return path.replace(/\.\w+$/, '');
}

/**
 * Error of the compiler. `line` and `column` are in the code of the sample and start at 1. `message` may have
 * several lines.
 */
export interface TypeProblem {
  line: number;
  column: number;
  /** Number of the error, such as `2322`. */
  code: string;
  message: string;
}

/** Errors of the compiler in each sample, including samples without errors. */
export type TypeProblems = ReadonlyMap<Sample, TypeProblem[]>;

/**
 * Parses the output of the compiler. `files` contains the samples, keyed by path. Throws if the output mentions
 * a problem outside the samples, because the check itself is then broken.
 */
export function readOutput(output: string, files: ReadonlyMap<string, Sample>): TypeProblems {
  const problems = new Map([...files.values()].map((it): [Sample, TypeProblem[]] => [it, []]));
  let last: TypeProblem | undefined;
  for (const text of output.split('\n')) {
    const [, path = '', line, column, code, message = ''] =
      /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*)$/.exec(text) ?? [];
    const sample = files.get(path.replaceAll('\\', '/'));
    if (sample && code) {
      last = { line: Number(line), column: Number(column), code, message };
      problems.get(sample)?.push(last);
    } else if (/^\s+\S/.test(text) && last) last.message += `\n${text.trim()}`;
    else if (text.trim() !== '')
      throw new Error(`The compiler reports a problem outside the samples: ${text}`);
  }
  return problems;
}

/**
 * Converts errors of the compiler to errors in the samples. A sample with `error="2322"` must fail with that
 * code and no other.
 */
export function toTypeErrors(problems: TypeProblems): ContentError[] {
  return [...problems].flatMap(([sample, found]) => {
    const { error } = sample.meta;
    const unexpected = found.filter(({ code }) => code !== error);
    const isMissing = error !== undefined && !found.some(({ code }) => code === error);
    return [
      ...unexpected.map((problem) => toError(sample, problem)),
      ...(isMissing ? [toMissing(sample)] : []),
    ];
  });
}

function toError(sample: Sample, { line, column, code, message }: TypeProblem): ContentError {
  const [problem, ...details] = message.split('\n');
  return sampleError(
    sample,
    { line, column },
    {
      problem: `TS${code}: ${problem}`,
      ...(details.length > 0 && { expected: details.join('\n') }),
      fix: `Correct the sample, or mark a deliberate mistake with error="${code}".`,
    },
  );
}

function toMissing({ file, position, meta, page }: Sample): ContentError {
  const option = meta.file ? ` in ${page}` : '';
  return new ContentError({
    file,
    position,
    problem: `This sample should fail with TS${meta.error}, but it does not`,
    fix: `Remove error="…"${option}, or correct what the page says about it.`,
  });
}
