import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface Props {
  /** A drawing of the icon library, such as `Info` of `lucide`. */
  of: IconNode;
  /** Width and height in CSS pixels. */
  size?: number;
}

/** An icon as inline SVG; it is decorative, so words beside it or a label above it say what it means. */
export function Icon({ of, size = 18 }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {of.map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}
