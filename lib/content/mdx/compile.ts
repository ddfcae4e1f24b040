import { setImmediate } from 'node:timers/promises';
import type { InlineCode, Root } from 'mdast';
import type { CachedResults, OpenResults } from '@/lib/config/results';
import type { ContentError, Position } from '@/lib/config/source/content-error';
import { Compilation, type SiteLookup } from './compilation';
import type { Compilable, Compiled } from './compiled';
import { type CachedPage, PageCache } from './page-cache';
import { countWords } from './sections';

/**
 * Code and data that affect compiled pages: this module, everything it imports, and the class data. Cached
 * pages are discarded when any of it changes.
 */
export const compilationCode = {
  modules: ['lib/content/mdx/compile.ts'],
  files: ['lib/classes/data'],
};

/**
 * Thrown when a page has mistakes. `errors` are the `ContentError`s of the page, its partials and the files
 * that it uses. If the page could be turned into code despite its mistakes, `compiled` is set, so the rest of
 * the page can still be checked.
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

/** Compiles a doc or post. Rejects with a `CompileError` when it has mistakes. */
export type Compile = (entry: Compilable) => Promise<Compiled>;

/**
 * Creates a function that compiles the docs and posts of a site. It compiles each entry only once and reuses
 * cached results from earlier runs while they are valid. Entries are compiled one after another. Between them, this
 * process can exchange data with others.
 */
export function toCompile(site: SiteLookup, openResults: OpenResults): Compile {
  const results = openResults<CachedPage>('pages', compilationCode);
  let last: Promise<unknown> = Promise.resolve();
  const compiling = new WeakMap<Compilable, Promise<Compiled>>();
  return (entry) => {
    const known = compiling.get(entry);
    if (known) return known;
    const promise = last.then(() => setImmediate()).then(() => compileCached(entry, site, results));
    last = promise.catch(() => {});
    compiling.set(entry, promise);
    return promise;
  };
}

/**
 * Compiles a doc or post without using the cache. Also returns the files and pages that the result depends
 * on. Rejects with a `CompileError` when there are mistakes.
 */
export async function compileSource(
  { file, body, bodyLine }: Compilable,
  site: SiteLookup,
): Promise<{ compiled: Compiled; dependencies: Compilation['dependencies'] }> {
  // The pipeline takes a second to load, so it is loaded only for a page that is not cached.
  const { compileMdx } = await import('./pipeline');
  const page = new Compilation(file, site);
  const { code, tree } = await compileMdx(body, bodyLine, page);
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
    /** Position of the inline code. The content check uses it to report class names in the code. */
    place?: CodePlace | undefined;
  }
}

interface CodePlace {
  file: string;
  start: Position;
  /** Number of backticks and spaces before the text of the code. 0 when the code spans several lines. */
  marks: number;
}

const DROPPED = new Set(['position', 'estree', 'svg', 'fence']);

/**
 * Copies a Markdown tree for text outputs, such as the Markdown version of the page. Leaves out drawings,
 * parsed JavaScript, code block data and positions. Inline code keeps its position in `data.place`.
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
 * Returns the cached result for a doc or post from an earlier run, or compiles it on a cache miss. Rejects
 * with a `CompileError` when there are mistakes.
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
