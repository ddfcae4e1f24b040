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
 * properties. Of objects and shadows, single properties and the color can be shared, as in `{ width: 0 }` and
 * `… rgba(0, 0, 0, 0.5)`. Values that are cut short do not count. Returns no declarations if there are few styles,
 * or if a style would have no declaration left.
 */
export function toSharedStyle(styles: readonly string[]): SharedStyle {
  const lists = styles.map(toParts);
  const shared = [...new Set(lists.flat())].filter((part) => {
    const isSet = lists.every((list) => list.some((other) => isSameProperty(other, part)));
    const count = lists.filter((list) => list.includes(part)).length;
    return isSet && count > lists.length / 2 && !part.endsWith('…');
  });
  const isEnough = lists.every((list) => list.some((part) => !shared.includes(part)));
  if (styles.length < ENOUGH || !isEnough) return { style: '', hasExceptions: false };
  return {
    style: joinParts(shared, `${separatorOf(styles[0] ?? '')} `),
    hasExceptions: lists.some((list) => shared.some((part) => !list.includes(part))),
  };
}

/** Returns a style with one declaration per line, without what the shared style contains. */
export function toStyleText(style: string, shared: string): string {
  const known = toParts(shared);
  const own = toParts(style).filter((part) => !known.includes(part));
  return joinParts(own, `${separatorOf(style)}\n`);
}

/** Splits a style into declarations, and these into properties of an object, or the lengths and color of a shadow. */
function toParts(style: string): string[] {
  return toDeclarations(style).flatMap((declaration) => {
    const [, name, properties] = /^(\w+: )\{ ([^{}()]+) \}$/.exec(declaration) ?? [];
    if (properties) return properties.split(', ').map((property) => `${name}{ ${property} }`);
    const [, property, lengths, color] =
      /^([\w-]+: )([-\d.px ]+) (rgba?\([^()]+\))$/.exec(declaration) ?? [];
    return lengths ? [`${property}${lengths} …`, `${property}… ${color}`] : [declaration];
  });
}

/** Joins parts, and merges adjacent ones of the same declaration. */
function joinParts(parts: readonly string[], separator: string): string {
  return parts
    .join('\n')
    .replace(/(?<=^([\w-]+: ).*) \}\n\1\{ /gm, ', ')
    .replace(/(?<=^([\w-]+: ).*) …\n\1… /gm, ' ')
    .replaceAll('\n', separator);
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
