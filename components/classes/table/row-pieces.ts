/**
 * Parts of the rows of a class table. They are plain data, because React renders the default theme's table at
 * build time, and the browser creates the table of the reader's theme.
 */
import { type Piece, piece } from '@/components/classes/lookup/piece';
import { classNone } from '@/content/messages/classes';
import { splitProperties, splitStyle } from '@/lib/classes/data/style-lines';
import type { StyleColumn } from '@/lib/classes/tables/class-rows';
import type { Member } from '@/lib/classes/tables/fold-classes';
import { toStyleText } from '@/lib/classes/tables/shared-style';

/**
 * Returns a style with one declaration per line, without the declarations of the shared style. Properties are
 * `i` elements, and parts that stay on one line are `span` elements. `undefined` for an empty style.
 */
export function stylePiece(style: string, shared = ''): Piece | undefined {
  if (!style) return undefined;
  const parts = splitProperties(toStyleText(style, shared)).flatMap((part, at) =>
    at % 2
      ? [piece('i', {}, part)]
      : splitStyle(part).map((text, index) => (index % 2 ? piece('span', {}, text) : text)),
  );
  return piece('code', {}, ...parts);
}

/** Options of `stepPieces`. */
interface StepOptions {
  columns: readonly StyleColumn[];
  /** Returns further attributes of a class's list item. */
  attributesOf?(member: Member): Record<string, string>;
}

/**
 * Returns the names of the columns, and the classes of a scale with their values in each column, of which the last
 * one needs no element. Lengths other than zero also have a bar.
 */
export function stepPieces(
  members: readonly Member[],
  { columns, attributesOf = () => ({}) }: StepOptions,
): Piece[] {
  const lengths = members.map(lengthOf);
  const max = Math.max(...lengths);
  const items = members.map((member, index): Piece => {
    const bar = barOf((lengths[index] ?? 0) / max);
    const values = columns.flatMap(({ platform }, at) => {
      const text = member.values[platform].join(' ') || classNone;
      return at < columns.length - 1 ? [' ', piece('b', {}, text)] : [` ${text}`];
    });
    const name = piece('button', { type: 'button' }, member.name);
    const item = piece('li', attributesOf(member), name, ...values);
    return bar ? { ...item, style: { '--bar': bar } } : item;
  });
  const names = columns.flatMap(({ short }) => [piece('i', {}, short), ' ']);
  return [piece('p', {}, ...names), piece('ul', {}, ...items)];
}

/** Returns the length of a class in native units, without its sign. 0 if the value is not a length. */
function lengthOf({ values: { ios, android, web } }: Member): number {
  if (!web.some((value) => /(px|rem)$/.test(value))) return 0;
  return Math.abs(Number(ios[0] ?? android[0])) || 0;
}

/**
 * Returns the width of a bar, as a share of the longest one. `undefined` for a class without a length. A percent is
 * about a pixel wide.
 */
function barOf(share: number): string | undefined {
  return share > 0 ? `${Math.max(1, Math.round(share * 100))}%` : undefined;
}
