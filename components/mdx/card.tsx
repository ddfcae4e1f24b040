import type { ReactNode } from 'react';
import { Anchor } from './anchor';

/** A card whose whole area leads to one page. */
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
