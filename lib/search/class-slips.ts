import { COLOR_NAMES } from '@/lib/classes/palette';
import { toClassName, toFamilies } from './class-families';
import { toCorrections } from './misspelling';
import { type PackedPage, patternsOf } from './pack';

/** The words that classes are made of: `justify` and `between`, and the names of colors. */
export function toClassParts(pages: readonly PackedPage[]): string[] {
  const names = pages.flatMap(patternsOf).flatMap(({ name, values }) => [name, ...values]);
  const parts = names.flatMap((name) => name.split('-')).filter((part) => /^[a-z]{2,}$/.test(part));
  return [...new Set([...parts, ...COLOR_NAMES])];
}

/** The class that a misspelled one was meant as: each part that is none replaced by the closest; undefined when there is none. */
export function correctClass(
  word: string,
  { classes, classParts }: { classes: ReadonlySet<string>; classParts: readonly string[] },
): string | undefined {
  const parts = toClassName(word).split('-');
  if (parts.length < 2) return undefined;
  const name = parts.map((part) => closest(part, classParts) ?? part).join('-');
  const isKnown = [name, ...toFamilies(name)].some((candidate) => classes.has(candidate));
  return isKnown && name !== parts.join('-') ? name : undefined;
}

function closest(part: string, parts: readonly string[]): string | undefined {
  if (parts.includes(part)) return part;
  const [best] = toCorrections(part, parts).sort((a, b) => a.edits - b.edits);
  return best?.word;
}
