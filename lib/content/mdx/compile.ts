import type { InlineCode, Root } from 'mdast';
import type { OpenResults, Results } from '@/lib/config/results';
import type { ContentError, Position } from '@/lib/config/source/content-error';
import { Compilation, type SiteLookup } from './compilation';
import type { Compilable, Compiled } from './compiled';
import { type CachedPage, PageCache } from './page-cache';
import { countWords } from './sections';

/** What makes a page apart from its site: this module with its imports, and the class data. */
export const compilationCode = {
  modules: ['lib/content/mdx/compile.ts'],
  files: ['lib/classes/data'],
};

/**
 * The mistakes of one text; `errors` are ContentErrors with positions in its file or its partials.
 * Unless its syntax is broken, `compiled` lets the rest of it be checked all the same.
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

/** Compiles an entry of a site. Rejects with a CompileError. */
export type Compile = (entry: Compilable) => Promise<Compiled>;

/** A `Compile` that compiles each entry once, and not at all while the stored result of an earlier run is valid. */
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

/** Compiles a text as part of the site given; rejects with a CompileError. */
export async function compileSource(
  { file, body, bodyLine }: Compilable,
  site: SiteLookup,
): Promise<{ compiled: Compiled; dependencies: Compilation['dependencies'] }> {
  // Most pages are kept from an earlier run, and the pipeline takes a second to load.
  const { toBody } = await import('./pipeline');
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
    /** Where the code stands, for checks of what it names. */
    place?: CodePlace | undefined;
  }
}

interface CodePlace {
  file: string;
  start: Position;
  /** How many backticks and blanks stand before the code; none when it spans lines. */
  marks: number;
}

const DROPPED = new Set(['position', 'estree', 'svg', 'fence']);

/** A copy of a tree with what other texts need: no drawings or parsed JavaScript, and no places but those of code. */
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

/** Compiles an entry as part of a site, unless the stored result of an earlier run is valid. Rejects with a CompileError. */
export async function compileCached(
  entry: Compilable,
  site: SiteLookup,
  results: Results<CachedPage>,
): Promise<Compiled> {
  const cache = new PageCache(results, site);
  const stored = cache.read(entry);
  if (stored) return stored;
  const { compiled, dependencies } = await compileSource(entry, site);
  cache.write(entry, compiled, dependencies);
  return compiled;
}
