import type { ClassStore } from '@/lib/classes/data/class-store';
import type { CachedResults } from '@/lib/config/results';
import { CONFIG_FILE, CSS_FILE } from '@/lib/config/sample-file';
import { ContentError } from '@/lib/config/source/content-error';
import { toSamples } from '@/lib/content/code-blocks/sample';
import { syntaxErrors } from '@/lib/content/code-blocks/syntax';
import type { Content } from '@/lib/content/content';
import {
  playgroundFile,
  type ReadExamples,
  readExamples,
} from '@/lib/content/entries/playground-examples';
import type { Compiled, Fence, Heading } from '@/lib/content/mdx/compiled';
import { versionIn } from '@/lib/content/versions/version-in';
import { checkClaims, claimsOfPage } from './claims';
import { classesOfPage, ownClassesOf } from './classes-in-page';
import { checkClasses } from './known-classes';
import { checkTerms, readTermsToAvoid, type TermsToAvoid } from './terms-to-avoid';

/** A content file and the parts of its compiled page that can be checked without other pages. */
interface CheckedText {
  file: string;
  page: Pick<Compiled, 'headings' | 'fences' | 'tree' | 'prose'>;
}

/** Configuration, class data, terms and cache that `checkPage` needs. */
export interface TextChecks extends Pick<Content, 'config' | 'classes'> {
  terms: TermsToAvoid;
  /** Cache of pages that had no errors in an earlier run. */
  sound: CachedResults<true>;
}

/** Collects what `checkPage` needs from a site's content and opens the cache. */
export function toTextChecks({ folder, config, classes, openResults }: Content): TextChecks {
  const modules = ['lib/content/check/page-check.ts'];
  const sound = openResults<true>('sound-pages', { modules, files: ['lib/classes/data'] });
  return { config, classes, terms: readTermsToAvoid(folder), sound };
}

/**
 * Checks a page's headings, code samples, classes, claims about classes and terms, and returns the errors. A
 * page without errors is cached and is checked again only after a change.
 */
export async function checkPage(
  { file, page }: CheckedText,
  { config, classes, terms, sound }: TextChecks,
): Promise<ContentError[]> {
  const { headings, fences, tree, prose } = page;
  const version = versionIn(config, file);
  const { name } = config.product;
  const store = classes(version.name);
  const parts = JSON.stringify([version, headings, fences, tree, prose, [...terms]]);
  const key = sound.keyOf(file, name, store.revision, parts);
  if (sound.read(key)) return [];
  const errors = [
    ...checkHeadingLevels(headings, file),
    ...checkEqualHeadings(headings, file),
    ...(await Promise.all(toSamples(file, version.name, fences).map(syntaxErrors))).flat(),
    ...checkWords(page, store, name),
    ...checkTerms(prose, terms),
  ];
  if (errors.length === 0) sound.write(key, true);
  return errors;
}

/**
 * Compares a page's classes, and its claims about them, with the class data. Returns no errors when the docs
 * version has no class data.
 */
export function checkWords(
  page: Pick<Compiled, 'fences' | 'tree'>,
  store: ClassStore,
  product: string,
): ContentError[] {
  if (store.file === undefined) return [];
  const own = ownClassesOf(page);
  return [
    ...checkClasses(classesOfPage(page), store, own),
    ...checkClaims(claimsOfPage(page, product), store, own),
  ];
}

/**
 * Reports headings that are more than one level deeper than the heading before them. The first heading is
 * compared with the page title, which has level 1.
 */
function checkHeadingLevels(headings: readonly Heading[], page: string): ContentError[] {
  return headings.flatMap(({ depth, text, position, file = page }, index) => {
    const above = headings[index - 1]?.depth ?? 1;
    if (depth <= above + 1) return [];
    return new ContentError({
      file,
      position,
      problem: `The heading "${text}" skips a level: ${'#'.repeat(depth)} after ${'#'.repeat(above)}`,
      expected: `Expected ${'#'.repeat(above + 1)} or fewer.`,
    });
  });
}

/**
 * Reports a heading with the same text as an earlier one, unless the author gave it its own id. Its generated id
 * would end in a number, which changes with the order of the headings.
 */
function checkEqualHeadings(headings: readonly Heading[], page: string): ContentError[] {
  return headings.flatMap(({ depth, id, text, isRepeated, position, file = page }) => {
    if (!isRepeated) return [];
    const own = `${'#'.repeat(depth)} ${text} {#${id.replace(/-\d+$/, '')}-…}`;
    return new ContentError({
      file,
      position,
      problem: `Two headings of the page are "${text}"`,
      fix: `Write what the section is about, or add an id: ${own}.`,
    });
  });
}

const tree: Compiled['tree'] = { type: 'root', children: [] };

/**
 * Checks the playground's examples file and the code in it. The classes of an example that has its own theme are not
 * checked, because they are not in the class data.
 */
export async function checkExamples(folder: string, checks: TextChecks): Promise<ContentError[]> {
  const read = readExamples(folder);
  const classes: TextChecks['classes'] = (version) => ({
    ...checks.classes(version),
    file: undefined,
  });
  const examples = Object.entries(read.examples);
  const isThemed = ([, files]: (typeof examples)[number]) =>
    CONFIG_FILE in files || CSS_FILE in files;
  const check = (found: typeof examples, used: TextChecks) => {
    const fences = found.flatMap(([name, files]) => toFences(name, files, read));
    return checkPage(
      { file: playgroundFile, page: { headings: [], fences, tree, prose: [] } },
      used,
    );
  };
  return [
    ...read.errors,
    ...(await check(
      examples.filter((example) => !isThemed(example)),
      checks,
    )),
    ...(await check(examples.filter(isThemed), { ...checks, classes })),
  ];
}

/**
 * Converts the files of an example to code blocks, so the same checks apply to them. In the YAML file, the code
 * of each file starts on the line after the file's name. The indentation of that line determines the column.
 */
function toFences(
  name: string,
  files: Readonly<Record<string, string>>,
  { file: read }: ReadExamples,
): Fence[] {
  const lines = read?.source.split('\n') ?? [];
  return Object.entries(files).map(([file, code]) => {
    const line = read?.positionOf([name, file])?.line ?? 1;
    const column = (lines[line] ?? '').search(/\S|$/) + 1;
    const rows = code.split('\n').map((_, index) => index + 1);
    const position = { line, column };
    const language = { [CONFIG_FILE]: 'js', [CSS_FILE]: 'css' }[file] ?? 'tsx';
    return { file: playgroundFile, position, language, meta: { title: file }, code, rows };
  });
}
