import type { ReactNode } from 'react';
import { Collapsible } from '@/components/ui/collapsible';
import { proseDetails, proseSince, proseUsage } from '@/content/messages/prose';
import { Anchor } from './markdown-elements';

/** Cards side by side where there is room. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className="cards">{children}</div>;
}

/** A card whose whole area leads to one page. */
export function Card({
  title,
  href,
  children,
}: {
  title: string;
  href: string;
  children?: ReactNode;
}) {
  return (
    <div className="card">
      <p data-title>
        <Anchor href={href}>{title}</Anchor>
      </p>
      {children}
    </div>
  );
}

/** The version from which on something is there. */
export function Since({ version }: { version: string }) {
  return <span className="since">{proseSince(version)}</span>;
}

/** Steps with a line along their numbers: an ordered list, or headings of the third level. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}

/** What else the classes of a page take: variants, values in brackets, a theme; the pipeline writes it. */
export function Usage({ children }: { children?: ReactNode }) {
  if (!children) return null;
  return (
    <section aria-label={proseUsage}>
      <hr />
      {children}
    </section>
  );
}

interface DetailsProps {
  summary?: ReactNode;
  /** Open at first. */
  open?: boolean;
  children?: ReactNode;
}

/** Text that is folded away until the reader asks for it. */
export function Details({ summary = proseDetails, open, children }: DetailsProps) {
  return (
    <Collapsible className="details" summary={summary} open={open ?? false}>
      {children}
    </Collapsible>
  );
}

interface DiagramProps {
  /** What the diagram shows, for those who do not see it. */
  alt: string;
  /** The drawing; put here by the pipeline from content/diagrams. */
  svg?: string;
}

/** A drawing in the colors of the page. */
export function Diagram({ alt, svg = '' }: DiagramProps) {
  return (
    <div
      className="diagram"
      role="img"
      aria-label={alt}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: narrow screens scroll it, also by keyboard
      tabIndex={0}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own content
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
