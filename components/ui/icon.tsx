import type { IconNode } from 'lucide';
import { type ComponentProps, createElement } from 'react';

interface Props extends ComponentProps<'svg'> {
  /** A drawing of the icon library, such as `Info` of `lucide`. */
  of: IconNode;
  /** Width and height in CSS pixels. */
  size?: number;
}

/** An icon as inline SVG; it is decorative, so words beside it or a label above it say what it means. */
export function Icon({ of, size = 18, ...rest }: Props) {
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
      {...rest}
    >
      {of.map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}

const external: IconNode = [
  ['path', { d: 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6' }],
];

/** The arrow that follows a link to another site; `size` in CSS pixels. */
export function ExternalIcon({ size = 13.5 }: { size?: number }) {
  return <Icon of={external} size={size} strokeWidth="2" data-external />;
}
