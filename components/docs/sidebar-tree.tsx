import { useEffect, useRef } from 'react';
import { navigation } from '@/.generated/navigation';
import { activeVersion, leadsTo } from '@/lib/site-navigation';
import styles from './sidebar.module.css';
import { SidebarItems } from './sidebar-items';

/** The pages of the version that `path` belongs to; nothing on a page that no sidebar lists. */
export function SidebarTree({ path }: { path: string }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (path) openGroupsOfCurrent(nav.current);
  }, [path]);
  const version = activeVersion(navigation.versions, path);
  if (!version?.items.some((item) => leadsTo(item, path))) return null;
  return (
    <nav ref={nav} className={styles.sidebar} aria-label="Docs sidebar" data-sidebar>
      <SidebarItems key={version.name} items={version.items} path={path} />
    </nav>
  );
}

/** Opens what the reader has just arrived in; what he opened or left behind stays as it is. */
function openGroupsOfCurrent(nav: HTMLElement | null): void {
  let group = nav?.querySelector('a[aria-current="page"]')?.closest('details');
  while (group) {
    group.open = true;
    group = group.parentElement?.closest('details');
  }
}
