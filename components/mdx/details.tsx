import type { ReactNode } from 'react';
import { Collapsible } from '@/components/ui/collapsible';

interface Props {
  summary?: ReactNode;
  /** Open at first. */
  open?: boolean;
  children?: ReactNode;
}

/** Text that is folded away until the reader asks for it. */
export function Details({ summary = 'Details', open, children }: Props) {
  return (
    <Collapsible className="details" summary={summary} open={open ?? false}>
      {children}
    </Collapsible>
  );
}
