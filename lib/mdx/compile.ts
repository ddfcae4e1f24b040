import type { Root } from 'mdast';
import type { Selection } from '@/lib/classes/select';
import { type Content, type Entry, loadContent } from '@/lib/content/content';
import type { ContentError } from '@/lib/content/error';
import { fileExists, readBytes, readText, siteDir } from '@/lib/content/files';
import { toKey } from '@/lib/links/targets';
import type { Asset } from './assets';
import { Cache } from './cache';
import type { Claim } from './claims';
import type { ClassName } from './class-names';
import type { ComponentUse } from './components';
import type { Fence } from './fences';
import type { Heading } from './headings';
import { Job, type Surroundings } from './job';
import type { LinkUse } from './links';
import { toBody } from './pipeline';
import { countWords, type Section } from './sections';
import { toPlainTree } from './tree';

export type { Asset } from './assets';
export { type ComponentUse, unknownComponents } from './components';
export type { Fence } from './fences';
export type { Heading } from './headings';
export type { Surroundings } from './job';
export type { LinkUse } from './links';
export type { Section } from './sections';

/** A page's body with everything that is known of it; all of it from one parse. */
export interface Compiled {
  /** Body of a function that renders the page, for `MdxContent`. */
  code: string;
  headings: Heading[];
  links: LinkUse[];
  sections: Section[];
  fences: Fence[];
  components: ComponentUse[];
  /** Words that name classes, or may do so, and those that the page calls its own. */
  classNames: ClassName[];
  ownClasses: string[];
  /** What it claims about the support of classes. */
  claims: Claim[];
  /** What its tables of classes show. */
  classTables: Selection[];
  /** Files beside the content that have to be served. */
  assets: Asset[];
  /** What the page makes use of, such as `tabs` or `player`. */
  features: string[];
  words: number;
  codeWords: number;
  /** The Markdown tree after our steps, without positions. */
  tree: Root;
}

/** The part of an entry that compiling looks at. */
export type Compilable = Pick<Entry, 'file' | 'body' | 'bodyLine'>;

const compiling = new WeakMap<Compilable, Promise<Compiled>>();

/** What is known of a page apart from what readers see. */
export type Outline = Pick<
  Compiled,
  'headings' | 'links' | 'components' | 'classNames' | 'ownClasses' | 'claims'
>;

/**
 * The mistakes of one text; `errors` are ContentErrors with positions in its file or its partials.
 * Unless its syntax is broken, `outline` lets the rest of it be checked all the same.
 */
export class CompileError extends AggregateError {
  declare readonly errors: ContentError[];

  constructor(
    errors: readonly ContentError[],
    message: string,
    readonly outline: Outline | undefined,
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
  const promise = compileCached(entry, siteSurroundings());
  compiling.set(entry, promise);
  return promise;
}

/** Compiles a text in the surroundings given; rejects with a CompileError. */
export async function compileSource(
  { file, body, bodyLine }: Compilable,
  surroundings: Surroundings,
): Promise<{ compiled: Compiled; job: Job }> {
  const job = new Job(file, surroundings);
  const { code, tree } = await toBody(body, bodyLine, job);
  const {
    headings,
    links,
    sections,
    fences,
    components,
    assets,
    classNames,
    ownClasses,
    claims,
    classTables,
  } = job;
  if (job.errors.length > 0) {
    const outline =
      code === '' ? undefined : { headings, links, components, classNames, ownClasses, claims };
    throw new CompileError(job.errors, `${file} cannot be compiled`, outline);
  }
  const texts = sections.flatMap(({ heading, text }) => [heading?.text ?? '', text]);
  const found = {
    headings,
    links,
    sections,
    fences,
    components,
    assets,
    classNames,
    ownClasses,
    claims,
    classTables,
  };
  const compiled: Compiled = {
    code,
    ...found,
    features: [...job.features].sort(),
    words: countWords(texts.join(' ')),
    codeWords: countWords(sections.flatMap((section) => section.code).join(' ')),
    tree: toPlainTree(tree),
  };
  return { compiled, job };
}

async function compileCached(entry: Compilable, surroundings: Surroundings): Promise<Compiled> {
  const cache = new Cache(surroundings);
  const stored = cache.read(entry);
  if (stored) return stored;
  const { compiled, job } = await compileSource(entry, surroundings);
  cache.write(entry, compiled, job.dependencies);
  return compiled;
}

const surroundingsOf = new WeakMap<Content, Surroundings>();

/** The surroundings of the site's pages, made once: every page may lead to every other one. */
function siteSurroundings(): Surroundings {
  const content = loadContent();
  const surroundings = surroundingsOf.get(content) ?? toSurroundings(siteDir(), content);
  surroundingsOf.set(content, surroundings);
  return surroundings;
}

function toSurroundings(site: string, { docs, posts }: Content): Surroundings {
  const entries = [...docs, ...posts];
  const pages = new Map(
    entries.flatMap(({ file, path }) => [
      [file, path],
      [toKey(path), path],
    ]),
  );
  return {
    readText: (file) => (fileExists(site, file) ? readText(site, file) : undefined),
    readBytes: (file) => readBytes(site, file),
    pageOf: (page) => pages.get(page),
    pageFiles: () => entries.map(({ file }) => file),
  };
}
