import { type ReactNode, useState } from 'react';
import { Link } from '@/components/shell/link';
import { Collapsible } from '@/components/ui/collapsible';
import { flattenLinks, type NavCategory } from '@/lib/content/navigation';
import { samePath } from '@/lib/paths';
import { toLinkTarget } from '@/lib/shell/link-target';
import { useHydrated } from '@/lib/shell/use-hydrated';
import { leadsTo } from '@/lib/site-navigation';
import styles from './sidebar.module.css';
import { SidebarItems } from './sidebar-items';

/**
 * A group of the sidebar. Its label toggles it, or leads to the group's own page when it has one; a
 * caret beside that label toggles then. It starts open when the current page is inside.
 */
export function SidebarCategory({ item, path }: { item: NavCategory; path: string }) {
  const active = leadsTo(item, path);
  const [startsOpen] = useState(active || !item.collapsed);
  const href = item.linkUnlisted && !active ? undefined : item.href;
  const section = (summary: ReactNode) =>
    item.collapsible ? (
      <Collapsible summary={summary} open={startsOpen}>
        <Pages item={item} path={path} all={startsOpen} />
      </Collapsible>
    ) : (
      <SidebarItems items={item.items} path={path} />
    );
  if (href === undefined) {
    return (
      <li data-active={active || undefined}>
        {!item.collapsible && <span className={styles.label}>{item.label}</span>}
        {section(item.label)}
      </li>
    );
  }
  return (
    <li className={styles.own} data-active={active || undefined}>
      <Link href={href} aria-current={samePath(href, path) ? 'page' : undefined}>
        {item.label}
      </Link>
      {section(<span className={styles.caret}>Sidebar category ‘{item.label}’</span>)}
    </li>
  );
}

/**
 * The pages of a group. In static HTML a closed group has its first page only, which leads readers
 * without JavaScript to all the others; two hundred links on each page would weigh more than it.
 */
function Pages({ item, path, all }: { item: NavCategory; path: string; all: boolean }) {
  const hydrated = useHydrated();
  const first = flattenLinks(item.items).find(
    ({ href, unlisted }) => !unlisted && !toLinkTarget(href).external,
  );
  const items = all || hydrated || !first ? item.items : [first];
  return <SidebarItems items={items} path={path} />;
}
