import type { ReactNode } from 'react';
import { Collapsible } from '@/components/ui/collapsible';
import { proseDetails, proseSince, proseUsage } from '@/content/messages/prose';
import type { PropsOf } from '@/lib/content/mdx/component-props';
import { Anchor } from './markdown-elements';

/** Renders cards in a grid with as many columns as fit. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className="cards">{children}</div>;
}

/** Renders a card whose entire area is a link. */
export function Card({ title, href, children }: PropsOf<'Card'> & { children?: ReactNode }) {
  return (
    <div className="card">
      <p data-title>
        <Anchor href={href}>{title}</Anchor>
      </p>
      {children}
    </div>
  );
}

/** Renders a badge with the version that introduced a feature. */
export function Since({ version }: PropsOf<'Since'>) {
  return <span className="since">{proseSince(version)}</span>;
}

/** Renders numbered steps, connected by a line. The children are an ordered list or level-3 headings. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="numbered-steps">{children}</div>;
}

/**
 * Renders a section about using a page's classes with variants, arbitrary values in brackets, and theme
 * values. The MDX pipeline generates its content. Renders nothing without children.
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

/** Renders a collapsible section that is closed by default. */
export function Details({
  summary = proseDetails,
  open,
  children,
}: PropsOf<'Details'> & { children?: ReactNode }) {
  return (
    <Collapsible className="prose-details" summary={summary} open={open ?? false}>
      {children}
    </Collapsible>
  );
}

interface DiagramProps extends PropsOf<'Diagram'> {
  /** SVG source of the diagram. The MDX pipeline reads it from `content/diagrams`. */
  svg?: string;
}

/** Renders a diagram. It uses the colors of the current theme. */
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
