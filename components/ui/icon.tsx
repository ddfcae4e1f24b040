import { type ComponentProps, createElement } from 'react';
import type { IconNode } from './icons';

interface Props extends ComponentProps<'svg'> {
  /** Icon from `icons.ts`, or other shapes in the same format. */
  of: IconNode;
  /** Width and height in CSS pixels. */
  size?: number;
}

/**
 * Renders an icon as inline SVG. Assistive technology ignores the icon, so nearby text or a label must convey
 * its meaning.
 */
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

/** Renders the arrow icon of links to other sites. `size` is in CSS pixels. */
export function ExternalIcon({ size = 13.5 }: { size?: number }) {
  return <Icon of={external} size={size} strokeWidth="2" data-external />;
}
