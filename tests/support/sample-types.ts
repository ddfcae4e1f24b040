import { ContentError } from '@/lib/config/source/content-error';
import { type Sample, sampleError } from '@/lib/content/code-blocks/sample';

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
export function isTyped({ language }: Sample): boolean {
  return language === 'tsx' || language === 'ts';
}

function fileName({ meta: { title }, language }: Sample): string {
  return title && /^[\w@./-]+\.tsx?$/.test(title) ? title : `sample.${language}`;
}

function withoutEnding(path: string): string {
  return path.replace(/\.\w+$/, '');
}

interface Diagnostic {
  sample: Sample;
  line: number;
  column: number;
  code: string;
  message: string;
}

/**
 * Converts compiler output to errors in the samples. A sample with `error="2322"` must fail with that code
 * and no other. Throws if the output mentions a problem outside the samples, because the check itself is then
 * broken.
 */
export function toMistakes(output: string, files: ReadonlyMap<string, Sample>): ContentError[] {
  const found = readOutput(output, files);
  const unexpected = found.filter(({ sample, code }) => sample.meta.error !== code);
  const missing = [...files.values()].filter(
    (sample) =>
      sample.meta.error !== undefined &&
      !found.some((it) => it.sample === sample && it.code === sample.meta.error),
  );
  return [...unexpected.map(toError), ...missing.map(toMissing)];
}

function readOutput(output: string, files: ReadonlyMap<string, Sample>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const text of output.split('\n')) {
    const [, path = '', line, column, code, message = ''] =
      /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*)$/.exec(text) ?? [];
    const sample = files.get(path.replaceAll('\\', '/'));
    const last = diagnostics.at(-1);
    if (sample && code) {
      diagnostics.push({ sample, line: Number(line), column: Number(column), code, message });
    } else if (/^\s+\S/.test(text) && last) last.message += `\n${text.trim()}`;
    else if (text.trim() !== '')
      throw new Error(`The compiler reports a problem outside the samples: ${text}`);
  }
  return diagnostics;
}

function toError({ sample, line, column, code, message }: Diagnostic): ContentError {
  return sampleError(
    sample,
    { line, column },
    {
      problem: `TS${code}: ${message.split('\n')[0]}`,
      ...(message.includes('\n') && { expected: message.split('\n').slice(1).join('\n') }),
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
