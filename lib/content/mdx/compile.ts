import type { InlineCode, Root } from 'mdast';
import { withoutFinalSlash } from '@/lib/config/paths';
import type { ContentError, Position } from '@/lib/config/source/content-error';
import { fileExists, readBytes, readText, siteDir } from '@/lib/config/source/site-files';
import { type Content, loadContent } from '@/lib/content/content';
import { ResultCache } from '@/lib/export/cache/result-cache';
import { Compilation, type SiteLookup } from './compilation';
import type { Compilable, Compiled } from './compiled';
import { type CachedPage, PageCache } from './page-cache';
import { countWords } from './sections';

/** What makes a page apart from its site: this module with its imports, and the class data. */
export const compilationCode = {
  modules: ['lib/content/mdx/compile.ts'],
  files: ['lib/classes/data'],
};

const results = new ResultCache<CachedPage>('pages', compilationCode);
let compiling = new WeakMap<Compilable, Promise<Compiled>>();

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

/**
 * Compiles an entry once per process, and not at all when the result of an earlier one still holds.
 * Rejects with a CompileError.
 */
export function compileEntry(entry: Compilable): Promise<Compiled> {
  const known = compiling.get(entry);
  if (known) return known;
  const promise = compileCached(entry, ownSite());
  compiling.set(entry, promise);
  return promise;
}

/** Frees the memory of compiled pages; their results stay in the cache. */
export function forgetCompiled(): void {
  compiling = new WeakMap();
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

/** Compiles an entry as part of the site given, unless an earlier result still holds; rejects with a CompileError. */
export async function compileCached(entry: Compilable, site: SiteLookup): Promise<Compiled> {
  const cache = new PageCache(results, site);
  const stored = cache.read(entry);
  if (stored) return stored;
  const { compiled, dependencies } = await compileSource(entry, site);
  cache.write(entry, compiled, dependencies);
  return compiled;
}

const siteOf = new WeakMap<Content, SiteLookup>();

/** What the site's pages may ask for, made once: every page may lead to every other one. */
function ownSite(): SiteLookup {
  const content = loadContent();
  const site = siteOf.get(content) ?? toSiteLookup(siteDir(), content);
  siteOf.set(content, site);
  return site;
}

function toSiteLookup(site: string, { docs, posts, unread }: Content): SiteLookup {
  const entries = [...docs, ...posts, ...unread];
  const pages = new Map(
    entries.flatMap(({ file, path }) => [
      [file, path],
      [withoutFinalSlash(path), path],
    ]),
  );
  return {
    readText: (file) => (fileExists(site, file) ? readText(site, file) : undefined),
    readBytes: (file) => readBytes(site, file),
    pageOf: (page) => pages.get(page),
    pageFiles: () => entries.map(({ file }) => file),
  };
}
