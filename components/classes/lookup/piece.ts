/** HTML element as data. The keys of `style` are in camel case. */
export interface Piece {
  tag:
    | 'a'
    | 'b'
    | 'button'
    | 'code'
    | 'dd'
    | 'div'
    | 'dl'
    | 'dt'
    | 'i'
    | 'li'
    | 'p'
    | 'small'
    | 'span'
    | 'ul';
  attributes: Readonly<Record<string, string>>;
  style?: Readonly<Record<string, string>>;
  children: readonly (Piece | string)[];
}

/** Creates an element without styles. */
export function piece(
  tag: Piece['tag'],
  attributes: Piece['attributes'],
  ...children: (Piece | string)[]
): Piece {
  return { tag, attributes, children };
}
