import { ResultCache } from '@/lib/cache/result-cache';
import { classStore, versionIn } from '@/lib/classes/class-store';
import { loadSite } from '@/lib/config/read-site';
import type { ContentError } from '@/lib/content/content-error';
import { siteDir } from '@/lib/content/site-files';
import type { Compiled } from '@/lib/mdx/compiled';
import { toSamples } from '@/lib/samples/sample';
import { syntaxErrors } from '@/lib/samples/syntax';
import { checkClaims, claimsOfPage } from './claims';
import { classesOfPage, ownClassesOf } from './class-words';
import { checkHeadingLevels } from './heading-levels';
import { checkClasses } from './known-classes';

/** The compiled text of a file, as far as it is checked by itself. */
interface CheckedText {
  file: string;
  page: Pick<Compiled, 'headings' | 'fences' | 'tree'>;
}

/** Texts in which an earlier run has found no mistake. */
const sound = new ResultCache<true>('sound-pages', {
  modules: ['lib/check/page-check.ts'],
  files: ['lib/classes'],
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
