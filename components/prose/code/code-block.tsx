import type { ReactNode } from 'react';
// The types of the element's attributes.
import type {} from './code.element';

interface Props {
  /** The highlighted code as HTML; made by the pipeline. */
  html?: string;
  language?: string;
  /** The language's name for readers. */
  label?: string;
  /** File name or caption. */
  title?: string;
  numbered?: boolean;
  wrap?: boolean;
  /** Code written as elements: shown as it is, without tools. */
  children?: ReactNode;
}

/** A block of code with its file name, its language and tools to copy and wrap it. */
export function CodeBlock({
  html,
  language = 'text',
  label,
  title,
  numbered,
  wrap,
  children,
}: Props) {
  const code =
    html === undefined ? (
      <code>{children}</code>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted and escaped at build time
      <code dangerouslySetInnerHTML={{ __html: html }} />
    );
  return (
    <figure className={numbered ? 'code-block numbered' : 'code-block'}>
      {(title || label) && (
        <figcaption>
          {title && <b>{title}</b>}
          {label && <span>{label}</span>}
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll long lines */}
      <pre className={`language-${language}`} dir="ltr" tabIndex={0}>
        {code}
      </pre>
      {html !== undefined && <code-tools wrap={wrap} />}
    </figure>
  );
}
