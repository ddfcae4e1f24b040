import type { ReactNode } from 'react';

/** What an author says of a tab. */
export interface TabItemProps {
  value: string;
  label?: string;
  default?: boolean;
  children?: ReactNode;
}

/** A tab's panel; `Tabs` reads its props and renders what is inside. */
export function TabItem({ children }: TabItemProps) {
  return children;
}
