import type { ReactNode } from 'react';

/** Cards side by side where there is room. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className="cards">{children}</div>;
}
