import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'details'> {
  /** Content that is always visible. Clicking it toggles the section. */
  summary: ReactNode;
  children: ReactNode;
  /** Whether the section contains the current page. */
  isCurrent?: boolean;
  /** Whether the section is open initially. Later changes open or close it without animation. */
  open?: boolean;
}

/**
 * Renders a section that opens and closes. It is a native `details` element. `collapsible-motion.ts` adds the
 * animation.
 */
export function Collapsible({ summary, children, isCurrent, open = false, ...rest }: Props) {
  return (
    <details open={open} data-collapsible {...rest}>
      <summary aria-current={isCurrent || undefined}>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
