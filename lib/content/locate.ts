import type { Position } from './error';

/** The position of an offset in a text. */
export function positionInText(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Where a quoted text stands in a TypeScript file: the first time or the last; nothing when nowhere. */
export function locate(
  source: string,
  text: string,
  which: 'first' | 'last' = 'first',
): Position | undefined {
  const found = ["'", '"', '`']
    .map((quote) => `${quote}${text}${quote}`)
    .map((quoted) => (which === 'first' ? source.indexOf(quoted) : source.lastIndexOf(quoted)))
    .filter((offset) => offset >= 0);
  if (found.length === 0) return undefined;
  return positionInText(source, which === 'first' ? Math.min(...found) : Math.max(...found));
}

/** Where a key of an object stands first in a TypeScript file; nothing when nowhere. */
export function locateKey(source: string, key: string): Position | undefined {
  const name = key.replace(/[^\w]/g, '\\$&');
  const match = new RegExp(`(?<=^|[\\s{,])(?:'${name}'|"${name}"|${name})\\s*:`).exec(source);
  return match ? positionInText(source, match.index) : undefined;
}
