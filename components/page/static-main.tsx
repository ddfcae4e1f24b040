'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import '@/components/elements';

const kept = new Map<string, string>();

interface Props extends Omit<ComponentProps<'main'>, 'children'> {
  /** Unique among all pages. */
  id: string;
  /** Empty while the page of the first load starts: its HTML is in the document already. */
  html: string;
}

/** The main part of a page as HTML, brought to life in the browser. */
export function StaticMain({ id, html, ...rest }: Props) {
  const [first] = useState(() => (html ? '' : fromDocument(id)));
  useEffect(() => {
    // Not before the HTML is read: elements may change it.
    import('@/components/player/player-elements').catch(() => {});
  }, []);
  return (
    <main
      id={id}
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own content at build time
      dangerouslySetInnerHTML={{ __html: html || first }}
      suppressHydrationWarning
    />
  );
}

/** What the export left out of the page's data because its HTML says it; kept for a later return. */
function fromDocument(id: string): string {
  const known = kept.get(id);
  if (known !== undefined) return known;
  const html =
    typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '');
  kept.set(id, html);
  return html;
}
