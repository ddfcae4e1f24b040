import type { InlineCode, Root } from 'mdast';
import type { CachedResults, OpenResults } from '@/lib/config/results';
import type { ContentError, Position } from '@/lib/config/source/content-error';
import { Compilation, type SiteLookup } from './compilation';
import type { Compilable, Compiled } from './compiled';
import { type CachedPage, PageCache } from './page-cache';
import { countWords } from './sections';

/**
 * Code that affects compiled pages, used as a cache key: this module with its imports, and the class data.
 */
export const compilationCode = {
  modules: ['lib/content/mdx/compile.ts'],
  files: ['lib/classes/data'],
};

/**
 * Thrown when a text has mistakes. `errors` are `ContentError`s with positions in its file or partials.
 * `compiled` is set unless the syntax is broken, so that the rest of the page can still be checked.
 */
export class CompileError extends AggregateError {
  declare readonly errors: ContentError[];

  constructor(
    errors: readonly ContentError[],
    message: string,
    readonly compiled: Compiled | undefined,
  ) {
    super(errors, message);
  }
}

/** Compiles an entry of a site. Rejects with a `CompileError`. */
export type Compile = (entry: Compilable) => Promise<Compiled>;

/**
 * Creates a `Compile` function that compiles each entry once. Results of earlier runs are reused while they
 * are valid.
 */
export function toCompile(site: SiteLookup, openResults: OpenResults): Compile {
  const results = openResults<CachedPage>('pages', compilationCode);
  const compiling = new WeakMap<Compilable, Promise<Compiled>>();
  return (entry) => {
    const known = compiling.get(entry);
    if (known) return known;
    const promise = compileCached(entry, site, results);
    compiling.set(entry, promise);
    return promise;
  };
}

/** Compiles a text as part of a site. Rejects with a `CompileError`. */
export async function compileSource(
  { file, body, bodyLine }: Compilable,
  site: SiteLookup,
): Promise<{ compiled: Compiled; dependencies: Compilation['dependencies'] }> {
  // Loaded lazily, because the pipeline takes a second to load and most pages are cached.
  const { compileMdx: toBody } = await import('./pipeline');
  const page = new Compilation(file, site);
  const { code, tree } = await toBody(body, bodyLine, page);
  const { findings, errors, dependencies } = page;
  const texts = findings.sections.flatMap(({ heading, text }) => [heading?.text ?? '', text]);
  const compiled: Compiled = {
    code,
    ...findings,
    words: countWords(texts.join(' ')),
    codeWords: countWords(findings.sections.flatMap((section) => section.code).join(' ')),
    tree: toPlainTree(tree, page),
  };
  if (errors.length === 0) return { compiled, dependencies };
  throw new CompileError(errors, `${file} cannot be compiled`, code === '' ? undefined : compiled);
}

declare module 'mdast' {
  interface InlineCodeData {
    /** Position of the code, used to check the names in it. */
    place?: CodePlace | undefined;
  }
}

interface CodePlace {
  file: string;
  start: Position;
  /** Number of backticks and spaces before the code. 0 when the code spans lines. */
  marks: number;
}

const DROPPED = new Set(['position', 'estree', 'svg', 'fence']);

/**
 * Copies a tree for text outputs such as the page's Markdown version. Drops drawings, parsed JavaScript and
 * positions, except the positions of inline code.
 */
function toPlainTree(tree: Root, page: Compilation): Root {
  const json = JSON.stringify(tree, (key, value) => {
    if (DROPPED.has(key)) return undefined;
    if (value?.type !== 'inlineCode') return value;
    return { ...value, data: { ...value.data, place: toCodePlace(value, page) } };
  });
  return JSON.parse(json);
}

function toCodePlace(code: InlineCode, page: Compilation): CodePlace | undefined {
  const place = page.placeOf(code);
  if (!place || !code.position) return undefined;
  const { start, end } = code.position;
  const marks = start.line === end.line ? (end.column - start.column - code.value.length) / 2 : 0;
  return { file: place.file, start: place.position, marks };
}

/**
 * Compiles an entry as part of a site, or returns the cached result of an earlier run. Rejects with a
 * `CompileError`.
 */
export async function compileCached(
  entry: Compilable,
  site: SiteLookup,
  results: CachedResults<CachedPage>,
): Promise<Compiled> {
  const cache = new PageCache(results, site);
  const stored = cache.read(entry);
  if (stored) return stored;
  const { compiled, dependencies } = await compileSource(entry, site);
  cache.write(entry, compiled, dependencies);
  return compiled;
}
