import { ContentError, type Position } from '@/lib/config/source/content-error';
import { locate, locateKey, positionInText } from '@/lib/config/source/positions';
import { formatPath } from '@/lib/config/source/schema-issues';

type Path = readonly PropertyKey[];

/** Maximum nesting depth. Each sidebar level takes two: a category and its list of items. */
const MOST_LEVELS = 40;

/**
 * Matches square and curly brackets. Also matches strings and comments as single tokens, so the brackets
 * inside them are not counted.
 */
const TOKENS = /(["'`])(?:\\.|(?!\1)[^\\])*\1|\/\/.*|\/\*[\s\S]*?\*\/|[[{}\]]/g;

/** Throws a `ContentError` if the brackets in a TypeScript data file are nested too deeply. */
export function checkSourceLevels(source: string, file: string): void {
  let level = 0;
  for (const { 0: token, index } of source.matchAll(TOKENS)) {
    if (token === '[' || token === '{') level += 1;
    if (token === ']' || token === '}') level -= 1;
    if (level > MOST_LEVELS) throw tooDeep(file, positionInText(source, index));
  }
}

/**
 * Throws a `ContentError` if data contains itself or is nested too deeply. `source` is the text of the data
 * file.
 */
export function checkData(data: unknown, file: string, source: string): void {
  // An object is visited again only if it appears at a deeper level than before.
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
    expected: 'Expected a tree in which no value contains itself.',
    fix: `Remove ${formatPath(path)}, or replace it with a copy that does not contain it.`,
  });
}

function tooDeep(file: string, position: Position): ContentError {
  return new ContentError({
    file,
    position,
    problem: `Lists and objects are nested more than ${MOST_LEVELS} levels deep`,
    expected: `Expected at most ${MOST_LEVELS}. Each level of sidebar categories takes two.`,
    fix: 'Move the inner items to a higher level.',
  });
}

/**
 * Returns an approximate position for a path: the nearest `label` value that appears in the source, otherwise
 * the path's last key, otherwise the start of the file.
 */
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
