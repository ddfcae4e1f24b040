import type { ReactNode } from 'react';

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
    <figure
      className="code-block"
      data-language={language}
      data-copyable={html !== undefined || undefined}
      data-numbered={numbered}
      data-wrap={wrap}
    >
      {(title || label) && (
        <figcaption data-titled={title ? true : undefined}>
          {title && <span>{title}</span>}
          {label && <span data-label>{label}</span>}
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll long lines */}
      <pre className={`language-${language}`} dir="ltr" tabIndex={0}>
        {code}
      </pre>
    </figure>
  );
}
