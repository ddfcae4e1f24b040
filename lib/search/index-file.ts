import type { PackedIndex } from './pack';

/**
 * What a sign may stand for: a word with the space before it, but no letters of an escape such as
 * `\n`. A sign takes two bytes; where the texts have one themselves, it stands for itself.
 */
const word = /(?<!\\\w*) ?[a-z]{2,}|[\u0080-\u07ff]/gi;
const sign = /[\u0080-\u07ff]/g;
const firstSign = 0x80;
const signs = 0x800 - firstSign;
const signSize = 2;
/** Bytes that a sign must save, else its place in the list costs as much. */
const leastSaving = 20;

/**
 * The file of an index: JSON in which signs stand for the words that cost most, beside the list of
 * these words. Compressed it is a twentieth smaller than the index as it is.
 */
export function toIndexFile(index: PackedIndex): string {
  const json = JSON.stringify(index);
  const words = costlyWords(json);
  const signOf = new Map(words.map((text, at) => [text, String.fromCharCode(firstSign + at)]));
  const short = json.replace(word, (text) => signOf.get(text) ?? text);
  return `{"words":${JSON.stringify(words.join('|'))},"index":${short}}`;
}

/** The index in such a file. */
export function fromIndexFile(file: string): PackedIndex {
  const { words }: { words: string } = JSON.parse(file);
  const list = words.split('|');
  const restored = file.replace(sign, (text) => list[text.charCodeAt(0) - firstSign] ?? text);
  const { index }: { index: PackedIndex } = JSON.parse(restored);
  return index;
}

/** The words that get a sign, most frequent first. */
function costlyWords(json: string): string[] {
  const counts = new Map<string, number>();
  for (const [text] of json.matchAll(word)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .map(([text, count]) => ({ text, count, saving: savingOf(text, count) }))
    .filter(({ saving }) => saving >= leastSaving)
    .sort((a, b) => b.saving - a.saving)
    .slice(0, signs)
    .sort((a, b) => b.count - a.count)
    .map(({ text }) => text);
}

/** Bytes that a sign for a word saves; a sign in the texts needs its place in any case. */
function savingOf({ length }: string, count: number): number {
  return length === 1 ? Number.MAX_SAFE_INTEGER : count * (length - signSize) - length;
}
