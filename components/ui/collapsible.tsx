import type { ReactNode } from 'react';
import styles from './collapsible.module.css';

interface Props {
  /** What stays to be seen and toggles the rest. */
  summary: ReactNode;
  children: ReactNode;
  /** Open at first; a later change opens or closes it without motion. */
  open?: boolean;
  className?: string | undefined;
}

/** A section that opens and closes: native `details`, to which the shell adds only the motion. */
export function Collapsible({ summary, children, open = false, className }: Props) {
  return (
    <details className={className} open={open} data-collapsible>
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
