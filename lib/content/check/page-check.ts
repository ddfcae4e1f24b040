import { classStore, versionIn } from '@/lib/classes/data/class-store';
import { loadSite } from '@/lib/config/read-site';
import { ContentError } from '@/lib/config/source/content-error';
import { siteDir } from '@/lib/config/source/site-files';
import { toSamples } from '@/lib/content/code-blocks/sample';
import { syntaxErrors } from '@/lib/content/code-blocks/syntax';
import {
  playgroundFile,
  type ReadExamples,
  readExamples,
} from '@/lib/content/entries/playground-examples';
import type { Compiled, Fence, Heading } from '@/lib/content/mdx/compiled';
import { ResultCache } from '@/lib/export/cache/result-cache';
import { checkClaims, claimsOfPage } from './claims';
import { classesOfPage, ownClassesOf } from './class-words';
import { checkClasses } from './known-classes';

/** The compiled text of a file, as far as it is checked by itself. */
interface CheckedText {
  file: string;
  page: Pick<Compiled, 'headings' | 'fences' | 'tree'>;
}

/** Texts in which an earlier run has found no mistake. */
const sound = new ResultCache<true>('sound-pages', {
  modules: ['lib/content/check/page-check.ts'],
  files: ['lib/classes/data'],
});

/** What a page says by itself: its headings, samples and classes. One without mistakes is not checked again while it is the same. */
export async function checkPage({ file, page }: CheckedText): Promise<ContentError[]> {
  const { headings, fences, tree } = page;
  const version = versionIn(file);
  const { name } = loadSite(siteDir()).product;
  const { revision } = classStore(version.name);
  const key = sound.keyOf(file, name, revision, JSON.stringify([version, headings, fences, tree]));
  if (sound.read(key)) return [];
  const errors = [
    ...checkHeadingLevels(headings, file),
    ...(await Promise.all(toSamples({ file }, fences).map(syntaxErrors))).flat(),
    ...checkWords(page, version.name),
  ];
  if (errors.length === 0) sound.write(key, true);
  return errors;
}

/** What a page says of classes against the data of the library; nothing without data. */
export function checkWords(
  page: Pick<Compiled, 'fences' | 'tree'>,
  version: string,
): ContentError[] {
  if (classStore(version).file === undefined) return [];
  const own = ownClassesOf(page);
  return [
    ...checkClasses(classesOfPage(page), version, own),
    ...checkClaims(claimsOfPage(page), version, own),
  ];
}

/** One error for every heading of a page that is more than one level below the heading before it; the title is level 1. */
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

const tree: Compiled['tree'] = { type: 'root', children: [] };

/** The mistakes in the examples of the playground, and in their code. */
export async function checkExamples(folder: string): Promise<ContentError[]> {
  const read = readExamples(folder);
  const page = { headings: [], fences: toFences(read), tree };
  return [...read.errors, ...(await checkPage({ file: playgroundFile, page }))];
}

/** The code of a block starts on the line below the bar that opens it, as deep as its first line. */
function toFences({ examples, file: read }: ReadExamples): Fence[] {
  const lines = read?.source.split('\n') ?? [];
  return Object.entries(examples).flatMap(([name, files]) =>
    Object.entries(files).map(([file, code]) => {
      const line = read?.positionOf([name, file])?.line ?? 1;
      const column = (lines[line] ?? '').search(/\S|$/) + 1;
      const rows = code.split('\n').map((_, index) => index + 1);
      const position = { line, column };
      return { file: playgroundFile, position, language: 'tsx', meta: { title: file }, code, rows };
    }),
  );
}
