'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SidebarTree } from '#docs/sidebar-tree';
import { readTouched, restoreTouched, type Touched } from '@/lib/shell/touched-sidebar';
import styles from './sidebar.module.css';

type Tree = ComponentType<{ path: string }>;

let loaded: Tree | undefined = SidebarTree;

/**
 * The pages of the version being read. Its HTML comes with the page; the titles of all pages would
 * be a large part of the code that starts a page, so the browser loads them only afterwards.
 */
export function DocsSidebar() {
  const path = usePathname();
  const [Live, setLive] = useState(() => loaded);
  const touched = useRef<Touched>(undefined);
  useEffect(() => {
    if (loaded) return;
    import('./sidebar-tree').then((module) => {
      loaded = module.SidebarTree;
      touched.current = readTouched();
      setLive(() => loaded);
    });
  }, []);
  useLayoutEffect(() => {
    if (Live && touched.current) restoreTouched(touched.current);
    touched.current = undefined;
  }, [Live]);
  if (Live) return <Live path={path} />;
  const html = document.querySelector('[data-sidebar]')?.innerHTML;
  if (html === undefined) return null;
  return (
    <nav
      className={styles.sidebar}
      aria-label="Docs sidebar"
      data-sidebar
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
