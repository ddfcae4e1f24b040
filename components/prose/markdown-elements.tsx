import type { ComponentProps } from 'react';
import { Link } from '@/components/shell/link';
import { headingLink, taskDone, taskToDo } from '@/content/messages/prose';
import { withBasePath } from '@/lib/browser/base-path';
import { toLinkKind } from '@/lib/content/mdx/link-kind';
// The types of the element.
import type {} from './prose.element';

/** What stands for the elements that Markdown makes. */
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

/** An image of the text, loaded when it comes near; its size is that of the file. */
function Image({ src, alt = '', ...rest }: ComponentProps<'img'>) {
  const address = typeof src === 'string' ? withBasePath(src) : src;
  return <img src={address} alt={alt} loading="lazy" decoding="async" {...rest} />;
}

/** A table that scrolls in itself where the page is too narrow for it. */
function Table(props: ComponentProps<'table'>) {
  return (
    <wide-table>
      <table {...props} />
    </wide-table>
  );
}

/** The box of an item in a task list; the item's text is no label of it, so it says what it means. */
function TaskMark(props: ComponentProps<'input'>) {
  return <input aria-label={props.checked ? taskDone : taskToDo} readOnly {...props} />;
}

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

/** A link in text: other sites and files open in a new tab. */
export function Anchor({ href = '', ...rest }: ComponentProps<'a'>) {
  if (toLinkKind(href) !== 'file') return <Link href={href} {...rest} />;
  return <Link href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
}
