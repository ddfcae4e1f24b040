import { ContentError, type Position } from '@/lib/config/source/content-error';
import { locate, locateKey, positionInText } from '@/lib/config/source/positions';
import { formatPath } from '@/lib/config/source/schema-issues';

type Path = readonly PropertyKey[];

/** Two for each level of a sidebar: a category and the list of its items. */
const MOST_LEVELS = 40;

/** Brackets, and the strings and comments whose brackets do not count. */
const TOKENS = /(["'`])(?:\\.|(?!\1)[^\\])*\1|\/\/.*|\/\*[\s\S]*?\*\/|[[{}\]]/g;

/** Throws a ContentError where a TypeScript file of data is written with too many lists and objects inside each other. */
export function checkSourceLevels(source: string, file: string): void {
  let level = 0;
  for (const { 0: token, index } of source.matchAll(TOKENS)) {
    if (token === '[' || token === '{') level += 1;
    if (token === ']' || token === '}') level -= 1;
    if (level > MOST_LEVELS) throw tooDeep(file, positionInText(source, index));
  }
}

/** Throws a ContentError when the data of a TypeScript file contains itself, or has too many levels. */
export function checkData(data: unknown, file: string, source: string): void {
  // An object is looked at again only further down than before.
  const seen = new Map<object, number>();
  const visit = (value: unknown, path: Path, above: readonly object[]): void => {
    if (typeof value !== 'object' || value === null) return;
    const level = above.indexOf(value);
    const position = () => placeOf(path, [...above, value], source);
    if (level !== -1) throw cyclic(file, position(), [path, path.slice(0, level)]);
    if (above.length >= MOST_LEVELS) throw tooDeep(file, position());
    if ((seen.get(value) ?? -1) >= above.length) return;
    seen.set(value, above.length);
    for (const [key, child] of Object.entries(value))
      visit(child, [...path, Array.isArray(value) ? Number(key) : key], [...above, value]);
  };
  visit(data, [], []);
}

function cyclic(file: string, position: Position, [path, whole]: [Path, Path]): ContentError {
  const outer = formatPath(whole) || 'the default export';
  return new ContentError({
    file,
    position,
    problem: `The data contains itself: ${formatPath(path)} is ${outer}`,
    expected: 'Expected a tree, in which nothing is inside itself.',
    fix: `Remove ${formatPath(path)}, or put a copy without it in its place.`,
  });
}

function tooDeep(file: string, position: Position): ContentError {
  return new ContentError({
    file,
    position,
    problem: `More than ${MOST_LEVELS} lists and objects are inside each other`,
    expected: `Expected at most ${MOST_LEVELS}: a sidebar has two for each level of categories.`,
    fix: 'Move what is in there to a level above it.',
  });
}

/** The label that is nearest to a path, or the nearest key: what code has put together is nowhere as a whole. */
function placeOf(path: Path, above: readonly object[], source: string): Position {
  const labels = above.flatMap((value) => ('label' in value ? [value.label] : [])).reverse();
  for (const label of labels) {
    const position = typeof label === 'string' ? locate(source, label) : undefined;
    if (position) return position;
  }
  const key = path.findLast((part) => typeof part === 'string');
  const position = key === undefined ? undefined : locateKey(source, key);
  return position ?? { line: 1, column: 1 };
}
