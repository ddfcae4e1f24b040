import { transform } from 'sucrase';
import type { Compilation, SampleFiles, SampleProblem } from '../sample-protocol';
import { guardLoops } from './loop-guard';
import { sampleStyles } from './sample-styles';

/** Compiles the files of a sample to what the sandbox runs; mistakes of syntax are a result, not an error. */
export async function compileSample(files: SampleFiles): Promise<Compilation> {
  const modules: Record<string, string> = {};
  for (const [name, code] of Object.entries(files)) {
    try {
      modules[name] = toModule(code);
    } catch (error) {
      return { ok: false, problem: { ...toProblem(error), file: name } };
    }
  }
  const { css, classes } = await sampleStyles(files);
  return { ok: true, program: { modules, entry: entryOf(files), css }, classes };
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

/** Sucrase ends its messages in the place, such as `(3:14)`. */
function toProblem(error: unknown): SampleProblem {
  const text = error instanceof Error ? error.message : String(error);
  const match = /^(?:Error transforming [^:]*: )?(.*?)\s*\((\d+):(\d+)\)$/s.exec(text);
  if (!match) return { message: text };
  return { message: match[1] ?? text, line: Number(match[2]), column: Number(match[3]) };
}
