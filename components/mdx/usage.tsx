import type { ReactNode } from 'react';

/** What else the classes of a page take: variants, values in brackets, a theme; the pipeline writes it. */
export function Usage({ children }: { children?: ReactNode }) {
  if (!children) return null;
  return (
    <section aria-label="Variants, values, and theme">
      <hr />
      {children}
    </section>
  );
}
