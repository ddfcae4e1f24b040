import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'details'> {
  /** What stays to be seen and toggles the rest. */
  summary: ReactNode;
  children: ReactNode;
  /** Whether the current page is in it. */
  isCurrent?: boolean;
  /** Open at first; a later change opens or closes it without motion. */
  open?: boolean;
}

/** A section that opens and closes: native `details`, to which `collapsible-motion.ts` adds only the motion. */
export function Collapsible({ summary, children, isCurrent, open = false, ...rest }: Props) {
  return (
    <details open={open} data-collapsible {...rest}>
      <summary aria-current={isCurrent || undefined}>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
