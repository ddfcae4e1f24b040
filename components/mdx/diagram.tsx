interface Props {
  /** What the diagram shows, for those who do not see it. */
  alt: string;
  /** The drawing; put here by the pipeline from content/diagrams. */
  svg?: string;
}

/** A drawing in the colors of the page. */
export function Diagram({ alt, svg = '' }: Props) {
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
