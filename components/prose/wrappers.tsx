import type { ReactNode } from 'react';
import { Collapsible } from '@/components/ui/collapsible';
import { proseDetails, proseSince, proseUsage } from '@/content/messages/prose';
import { Anchor } from './markdown-elements';

/** Renders cards next to each other where there is enough space. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className="cards">{children}</div>;
}

/** Renders a card whose entire area links to one page. */
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

/** Renders the version that introduced a feature. */
export function Since({ version }: { version: string }) {
  return <span className="since">{proseSince(version)}</span>;
}

/**
 * Renders steps with a line along their numbers. The children are an ordered list, or headings of level
 * three.
 */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}

/**
 * Renders the section about using the classes of a page with variants, arbitrary values in brackets, and
 * theme values. The MDX pipeline generates its content. Renders nothing without children.
 */
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
  /** Whether the section is open initially. */
  open?: boolean;
  children?: ReactNode;
}

/** Renders a collapsible section that is closed by default. */
export function Details({ summary = proseDetails, open, children }: DetailsProps) {
  return (
    <Collapsible className="details" summary={summary} open={open ?? false}>
      {children}
    </Collapsible>
  );
}

interface DiagramProps {
  /** Description of the diagram for screen readers. */
  alt: string;
  /** The drawing as SVG. The MDX pipeline reads it from `content/diagrams`. */
  svg?: string;
}

/** Renders a diagram in the colors of the current theme. */
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
