import type { ComponentProps } from 'react';

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/**
 * A heading that ends in a link to itself. The style sheet draws its `#`, and `startText` copies its
 * label into a title, which in the HTML of long pages would weigh as much as a paragraph.
 */
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
        <a data-anchor href={`#${id}`} aria-label={label}>
          {'\u200B'}
        </a>
      </Tag>
    );
  };
}
