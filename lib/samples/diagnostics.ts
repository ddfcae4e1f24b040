import { ContentError } from '@/lib/content/error';
import { type Sample, sampleError } from './sample';

interface Diagnostic {
  sample: Sample;
  line: number;
  column: number;
  code: string;
  message: string;
}

/**
 * Turns what the compiler printed into mistakes of the samples. A sample that announces an error has
 * to give it and no other; a line about no sample of ours means that the check itself is broken.
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

function toMissing({ file, position, meta }: Sample): ContentError {
  return new ContentError({
    file,
    position,
    problem: `This sample should fail with TS${meta.error}, but it does not`,
    fix: 'Remove error="…", or correct what the page says about it.',
  });
}
