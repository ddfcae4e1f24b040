import type { ComponentProps } from 'react';
import { Link } from '@/components/shell/link';
import { headingLink, taskDone, taskToDo } from '@/content/messages/prose';
import { withBasePath } from '@/lib/browser/base-path';
import { toLinkKind } from '@/lib/content/mdx/link-kind';
// Declares the `wide-table` element for JSX.
import type {} from './prose.element';

/** Components that replace the HTML elements of Markdown, keyed by tag name. */
export const elements = {
  a: Anchor,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  img: Image,
  input: TaskMark,
  table: Table,
};

/** Renders an image in the text with lazy loading. The MDX pipeline sets its width and height. */
function Image({ src, alt = '', ...rest }: ComponentProps<'img'>) {
  const address = typeof src === 'string' ? withBasePath(src) : src;
  return <img src={address} alt={alt} loading="lazy" decoding="async" {...rest} />;
}

/** Renders a table that scrolls horizontally if the page is too narrow for it. */
function Table(props: ComponentProps<'table'>) {
  return (
    <wide-table>
      <table {...props} />
    </wide-table>
  );
}

/**
 * Renders the checkbox of a task list item. It has a separate label because the item's text is not associated
 * with it.
 */
function TaskMark(props: ComponentProps<'input'>) {
  return <input aria-label={props.checked ? taskDone : taskToDo} readOnly {...props} />;
}

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/**
 * Returns a component for headings with this tag. Each heading ends with a link to itself, and CSS draws the
 * `#` of that link. Headings without an ID and the footnotes heading have no link.
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
    const label = headingLink(typeof children === 'string' ? children : id);
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

/** Renders a link in the text. Links to other sites and to files open in a new tab. */
export function Anchor({ href = '', ...rest }: ComponentProps<'a'>) {
  if (toLinkKind(href) !== 'file') return <Link href={href} {...rest} />;
  return <Link href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
}
