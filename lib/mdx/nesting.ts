import type { Nodes, Root } from 'mdast';
import type { Position } from '@/lib/content/content-error';
import { positionInText } from '@/lib/content/positions';
import type { Mistake } from './compilation';

/** How many quotes, lists, notices, tags and marks may stand inside each other. */
const DEEPEST = 100;
/** How many characters of a line may be marks and blanks that nest it; with thousands, parsing takes minutes. */
const LONGEST_START = 200;
const START = new RegExp(
  `^(?=[ \\t]*(?:[>*+:-]|\\d+[.)]))(?:[ \\t:]|[>*+-](?=[ \\t>])|\\d+[.)](?=[ \\t])){${LONGEST_START + 1}}`,
  'm',
);

/** What the author of a text is told that nests too deep. */
export const TOO_DEEP: Mistake = {
  problem: `More than ${DEEPEST} levels stand inside each other`,
  expected: `at most ${DEEPEST} levels of quotes, lists, notices, tags and marks, and no line that begins with more than ${LONGEST_START} marks and blanks`,
  fix: 'Divide the page, or write this with fewer levels.',
};

/** Where the first line of a text stands that begins with more levels than can be parsed; nothing in most texts. */
export function longStart(text: string): Position | undefined {
  const offset = text.search(START);
  return offset === -1 ? undefined : positionInText(text, offset);
}

/** Where the first node stands that is inside too many others: the steps after parsing have no stack for it. */
export function deepStart(tree: Root): Position | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; depth <= DEEPEST; depth += 1)
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  return level[0]?.position?.start;
}
