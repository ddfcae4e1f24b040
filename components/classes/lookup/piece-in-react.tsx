import { createElement, type ReactNode } from 'react';
import type { Piece } from './piece';

/**
 * Renders the HTML element that a piece describes. `disabled` disables its buttons, for a custom element that
 * makes them work.
 */
export function toReact(
  { tag, attributes, style, children }: Piece,
  index: number,
  options: { disabled?: boolean } = {},
): ReactNode {
  return createElement(
    tag,
    {
      ...attributes,
      key: index,
      ...(style && { style }),
      ...(tag === 'button' && options.disabled && { disabled: true }),
    },
    ...children.map((child, at) =>
      typeof child === 'string' ? child : toReact(child, at, options),
    ),
  );
}
