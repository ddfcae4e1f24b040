'use client';

import { markup } from '#shell/markup';
import { invariant } from '@/lib/invariant';
import type { DocTargets } from '@/lib/shell/doc-targets';
import type { MarkupName } from './markup';

interface Props {
  name: MarkupName;
  className?: string;
  /** What the navbar's links to docs lead to. */
  docs?: DocTargets;
}

const kept = new Map<MarkupName, string>();

/**
 * A part of the shell that React never changes. It is rendered once, into the HTML of the page, and
 * is neither in the page's data nor in the browser's code, for which package.json puts an empty
 * module in place of `markup.tsx`: there its markup is read back from the document. What moves in it is moved by `lib/shell`.
 */
export function Static({ name, className, docs = {} }: Props) {
  if (typeof window === 'undefined') {
    const Markup = markup[name];
    invariant(Markup, `no markup is named "${name}"`);
    return (
      <div className={className} data-static={name}>
        <Markup docs={docs} />
      </div>
    );
  }
  return (
    <div
      className={className}
      data-static={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup
      dangerouslySetInnerHTML={{ __html: read(name) }}
    />
  );
}

/** The markup as the document came with it, also after it has left the page. */
function read(name: MarkupName): string {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const html = document.querySelector(`[data-static="${name}"]`)?.innerHTML;
  if (html !== undefined) kept.set(name, html);
  return html ?? '';
}
