import type { ComponentProps } from 'react';

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** A heading that ends in a link to itself; the style sheet draws its `#`. */
export function heading(Tag: Level) {
  return function Heading({ id, children, ...rest }: ComponentProps<Level>) {
    if (!id || id === 'footnote-label') {
      return (
        <Tag id={id} {...rest}>
          {children}
        </Tag>
      );
    }
    const label = `Direct link to ${typeof children === 'string' ? children : id}`;
    return (
      <Tag id={id} {...rest}>
        {children}
        <a aria-label={label} title={label} href={`#${id}`}>
          {'\u200B'}
        </a>
      </Tag>
    );
  };
}
