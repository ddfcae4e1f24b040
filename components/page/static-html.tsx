'use client';

import { type ComponentProps, useState } from 'react';

interface Props extends ComponentProps<'main'> {
  as: 'main' | 'footer';
  /** ID of the element, unique in its document. */
  id: string;
  /**
   * HTML of the children. The export passes this prop instead of the children, as described in
   * `lib/export/next/payload.ts`.
   */
  html?: string;
}

/**
 * Boundary between the React shell and static content. Server components render the children. The export then
 * replaces them with an HTML string that React does not hydrate or diff. Custom elements provide the behavior
 * inside, and they may change the HTML before React starts.
 */
export function StaticHtml({ as: Element, html: first, children, ...rest }: Props) {
  // An element that stays across pages, such as the footer, receives its HTML only on the first page.
  const [html] = useState(first ?? renderedHtml(rest.id));
  const [shown, setShown] = useState({ children, revision: 0 });
  // In development, the children change after an edit. They are rendered from scratch, because React cannot
  // reconcile HTML that custom elements have changed.
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

/**
 * In development, returns the current HTML of the element with the ID. Custom elements may already have
 * changed this HTML before React starts. Returns `undefined` in production, on the server, after hydration,
 * and if there is no such element.
 */
function renderedHtml(id: string): string | undefined {
  if (process.env.NODE_ENV !== 'development' || typeof document === 'undefined') return undefined;
  // After hydration, an element with this ID belongs to the page that the reader is leaving.
  if (document.documentElement.dataset.hasHydrated === 'true') return undefined;
  return document.getElementById(id)?.innerHTML;
}
