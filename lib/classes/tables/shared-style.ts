import { toStyleLines } from '@/lib/classes/data/style-lines';

/** Smallest number of rows whose shared declarations are worth a separate row. */
const ENOUGH = 4;

/** Declarations that most rows of a group have in common on a platform. */
export interface SharedStyle {
  /** Shared declarations as a style, such as `shadowOpacity: 1`. Empty if there are none. */
  style: string;
  /** Set if a row has another value for one of the properties. */
  hasExceptions: boolean;
}

/**
 * Returns the declarations that more than half of the styles contain, if the other styles set the same
 * properties. Values that are cut short do not count. Returns no declarations if there are few styles, or if a
 * style would have no declaration left.
 */
export function toSharedStyle(styles: readonly string[]): SharedStyle {
  const lists = styles.map(toDeclarations);
  const shared = [...new Set(lists.flat())].filter((declaration) => {
    const isSet = lists.every((list) => list.some((other) => isSameProperty(other, declaration)));
    const count = lists.filter((list) => list.includes(declaration)).length;
    return isSet && count > lists.length / 2 && !declaration.endsWith('…');
  });
  const isEnough = lists.every((list) => list.some((declaration) => !shared.includes(declaration)));
  if (styles.length < ENOUGH || !isEnough) return { style: '', hasExceptions: false };
  return {
    style: shared.join(`${separatorOf(styles[0] ?? '')} `),
    hasExceptions: lists.some((list) => shared.some((declaration) => !list.includes(declaration))),
  };
}

/** Returns a style with one declaration per line, without the declarations of the shared style. */
export function toStyleText(style: string, shared: string): string {
  const known = toDeclarations(shared);
  const own = toDeclarations(style).filter((declaration) => !known.includes(declaration));
  return own.join(`${separatorOf(style)}\n`);
}

/** Splits a style into declarations, except in braces. */
function toDeclarations(style: string): string[] {
  if (separatorOf(style) === ',') return toStyleLines(style);
  return /\{.*;/.test(style) ? [style] : style.split('; ');
}

function separatorOf(style: string): string {
  return style.includes(';') ? ';' : ',';
}

function isSameProperty(a: string, b: string): boolean {
  return a.split(':')[0] === b.split(':')[0];
}
