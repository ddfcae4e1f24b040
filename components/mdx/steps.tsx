import type { ReactNode } from 'react';

/** Steps with a line along their numbers: an ordered list, or headings of the third level. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}
