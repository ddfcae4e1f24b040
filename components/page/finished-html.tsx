'use client';

import { type ComponentProps, useState } from 'react';

interface Props extends ComponentProps<'main'> {
  as: 'main' | 'footer';
  /** Unique in each document. */
  id: string;
  /** What the children render, which the export puts in their place; see lib/export/next/payload.ts. */
  html?: string;
}

/**
 * The border between the shell and what is finished. Server components write the children; in the
 * export they are one piece of HTML, which React neither walks nor compares. What moves inside are
 * custom elements, which may change it before React starts.
 */
export function FinishedHtml({ as: Element, html: first, children, ...rest }: Props) {
  // What stays from page to page comes without its HTML later.
  const [html] = useState(first ?? renderedHtml(rest.id));
  const [shown, setShown] = useState({ children, revision: 0 });
  // An edit in development: what elements have changed is no tree that React could go on with.
  if (shown.children !== children) setShown({ children, revision: shown.revision + 1 });
  if (html === undefined || shown.revision > 0) {
    return (
      <Element key={shown.revision} {...rest}>
        {children}
      </Element>
    );
  }
  return (
    <Element
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own content at build time
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

/** In development, the HTML that the document came with: elements have changed it when React starts. */
function renderedHtml(id: string): string | undefined {
  if (process.env.NODE_ENV !== 'development' || typeof document === 'undefined') return undefined;
  // Later an element with this id belongs to the page that the reader leaves.
  if (document.documentElement.dataset.hasHydrated === 'true') return undefined;
  return document.getElementById(id)?.innerHTML;
}
