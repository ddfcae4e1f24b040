'use client';

import { lazy, type ReactNode } from 'react';

const MenuPanel = lazy(() =>
  import('./menu-panel').then((module) => ({ default: module.MenuPanel })),
);

/**
 * The menu of the page, once on each, with what is specific to the page. Its items know every page
 * of the site, so its code comes by itself, as that of the navbar's items does.
 */
export function Menu({ children }: { children?: ReactNode }) {
  return <MenuPanel>{children}</MenuPanel>;
}
