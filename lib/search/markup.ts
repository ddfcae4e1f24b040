import type { Marked } from './protocol';
import { toTokens, toWords } from './tokens';

/** Strings inserted before a match, after a match, and where text is omitted. */
export interface HighlightTags {
  pre: string;
  post: string;
  ellipsis: string;
}

/** Returns the text with each word that matches one of `terms` wrapped in the tags. */
export function highlight(text: string, terms: ReadonlySet<string>, tags: HighlightTags): Marked {
  const words = splitWords(text, terms);
  return { value: join(words, tags), matchLevel: levelOf(words) };
}

/**
 * Returns the excerpt of up to `size` words that contains the most matches. Each match is wrapped in the
 * tags.
 */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  { size, tags }: { size: number; tags: HighlightTags },
): Marked {
  const words = splitWords(text, terms);
  const start = bestStart(words, size);
  const shown = words.slice(start, start + size);
  const before = start > 0 ? tags.ellipsis : '';
  const after = start + size < words.length ? tags.ellipsis : '';
  return { value: before + join(shown, tags).trimEnd() + after, matchLevel: levelOf(words) };
}

interface Word {
  /** Text before the matching part of the word. The entire word if nothing matches. */
  lead: string;
  core: string;
  tail: string;
  matches: boolean;
}

function splitWords(text: string, terms: ReadonlySet<string>): Word[] {
  return (text.match(/\S+\s*/g) ?? []).map((chunk) => {
    const core = toWords(chunk).find((word) => toTokens(word).some((token) => terms.has(token)));
    const at = core === undefined ? -1 : chunk.indexOf(core);
    if (core === undefined || at === -1) return { lead: chunk, core: '', tail: '', matches: false };
    return { lead: chunk.slice(0, at), core, tail: chunk.slice(at + core.length), matches: true };
  });
}

function join(words: readonly Word[], { pre, post }: HighlightTags): string {
  return words
    .map(({ lead, core, tail, matches }) => (matches ? `${lead}${pre}${core}${post}${tail}` : lead))
    .join('');
}

function levelOf(words: readonly Word[]): Marked['matchLevel'] {
  if (!words.some(({ matches }) => matches)) return 'none';
  return words.every(({ matches }) => matches) ? 'full' : 'partial';
}

function bestStart(words: readonly Word[], size: number): number {
  let best = 0;
  let most = -1;
  const last = Math.max(0, words.length - size);
  for (let start = 0; start <= last; start += 1) {
    const count = words.slice(start, start + size).filter(({ matches }) => matches).length;
    if (count > most) {
      most = count;
      best = start;
    }
  }
  const first = words.findIndex(({ matches }, at) => at >= best && matches);
  // Show a few words before the match, unless the text starts there.
  return first === -1
    ? 0
    : Math.max(0, Math.min(last, Math.max(best, first - Math.floor(size / 3))));
}
