import type { CachedResults } from '@/lib/config/results';
import type { ContentError } from '@/lib/config/source/content-error';
import {
  type CompileOptions,
  findTypeProblems,
  missingCompiler,
} from '@/lib/content/code-blocks/compile-samples';
import { type Sample, toSamples } from '@/lib/content/code-blocks/sample';
import {
  isTyped,
  type TypeProblem,
  type TypeProblems,
  toTypeErrors,
} from '@/lib/content/code-blocks/sample-types';
import { syntaxErrors } from '@/lib/content/code-blocks/syntax';
import type { Content } from '@/lib/content/content';
import { CompileError } from '@/lib/content/mdx/compile';
import type { Compilable } from '@/lib/content/mdx/compiled';
import { versionIn } from '@/lib/content/versions/version-in';
import { isStackOverflow } from './stack-overflow';

type CheckedContent = Pick<
  Content,
  'config' | 'docs' | 'posts' | 'compile' | 'classes' | 'openResults'
>;

/** Errors of the compiler in the typed samples of a page, in the order of the samples. */
type CachedProblems = CachedResults<TypeProblem[][]>;

/**
 * Type-checks the `ts` and `tsx` samples of all pages in another process and returns the errors. A page is
 * checked again only if its samples change. Skips pages that cannot be compiled or contain a sample that cannot
 * be parsed, because other checks report these. Returns no errors if TypeScript is not installed.
 */
export async function checkSampleTypes(
  content: CheckedContent,
  { isInBackground = false }: Pick<CompileOptions, 'isInBackground'> = {},
): Promise<ContentError[]> {
  if (missingCompiler() !== undefined) return [];
  const pages = await Promise.all(
    [...content.docs, ...content.posts].map((entry) => typedSamplesOf(entry, content)),
  );
  const cache: CachedProblems = content.openResults('sample-types', {
    modules: ['lib/content/check/typed-samples.ts'],
    files: ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'],
  });
  const errors: ContentError[] = [];
  for (const { name } of content.config.versions) {
    const samples = pages.filter(([first]) => first?.version === name);
    const { versions } = content.classes(name);
    errors.push(...toTypeErrors(await findCached(samples, { versions, isInBackground }, cache)));
  }
  return errors;
}

async function typedSamplesOf(
  entry: Compilable,
  { config, compile }: CheckedContent,
): Promise<Sample[]> {
  const compiled = await compile(entry).catch((error: unknown) => {
    if (error instanceof CompileError) return error.compiled;
    if (isStackOverflow(error)) return undefined;
    throw error;
  });
  const version = versionIn(config, entry.file).name;
  return toSamples(entry.file, version, compiled?.fences ?? []).filter(isTyped);
}

/** Returns the errors of the samples, from the cache or the compiler. Each list of samples is a page. */
async function findCached(
  pages: readonly Sample[][],
  options: CompileOptions,
  cache: CachedProblems,
): Promise<TypeProblems> {
  const known = new Map<Sample, TypeProblem[]>();
  const open: Sample[][] = [];
  for (const samples of pages) {
    const problems = cache.read(toKey(samples, options, cache));
    if (!problems && (await canBeParsed(samples))) open.push(samples);
    for (const [index, sample] of samples.entries())
      if (problems) known.set(sample, problems[index] ?? []);
  }
  const found = await findTypeProblems(open.flat(), options);
  for (const samples of open) {
    const problems = samples.map((sample) => found.get(sample) ?? []);
    cache.write(toKey(samples, options, cache), problems);
  }
  return new Map([...known, ...found]);
}

function toKey(
  samples: readonly Sample[],
  { versions }: CompileOptions,
  cache: CachedProblems,
): string {
  const inputs = samples.map(({ page, language, meta: { title }, code }) => [
    page,
    language,
    title,
    code,
  ]);
  return cache.keyOf(JSON.stringify([versions, inputs]));
}

async function canBeParsed(samples: readonly Sample[]): Promise<boolean> {
  const errors = await Promise.all(samples.map(syntaxErrors));
  return errors.flat().length === 0;
}
