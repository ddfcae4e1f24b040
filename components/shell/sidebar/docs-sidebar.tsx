'use client';

import { lazy } from 'react';

const Sidebar = lazy(() => import('./sidebar').then((module) => ({ default: module.Sidebar })));

/**
 * The pages of the version being read. Its code knows every page of the site, so it comes by itself;
 * React waits for it, since a boundary of its own would be left out of the HTML that is painted first.
 */
export function DocsSidebar() {
  return <Sidebar />;
}
