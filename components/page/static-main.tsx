'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import '@/components/elements';
import { startProse } from '@/lib/prose/start';

const kept = new Map<string, string>();

interface Props extends Omit<ComponentProps<'main'>, 'children'> {
  /** Unique among all pages. */
  id: string;
  /** Empty while the page of the first load starts: its HTML is in the document already. */
  html: string;
}

/** The main part of a page as HTML, brought to life in the browser. */
export function StaticMain({ id, html, ...rest }: Props) {
  const root = useRef<HTMLElement>(null);
  const [first] = useState(() => (html ? '' : fromDocument(id)));
  const body = html || first;
  useEffect(() => {
    // Not before the HTML is read: elements may change it.
    import('@/components/player/player-elements').catch(() => {});
  }, []);
  // In development an edited page brings another body.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements are others then
  useEffect(() => {
    if (root.current) return startProse(root.current);
  }, [body]);
  return (
    <main
      ref={root}
      id={id}
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own content at build time
      dangerouslySetInnerHTML={{ __html: body }}
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
