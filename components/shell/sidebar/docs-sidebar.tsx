'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { navigation } from '@/.generated/navigation';
import { pageSupport } from '@/.generated/page-support';
import { platformsLabel, shortPartlyLabel } from '@/components/classes/support/utility-label';
import { Link } from '@/components/shell/link';
import { Collapsible } from '@/components/ui/collapsible';
import { ExternalIcon } from '@/components/ui/icon';
import { sidebarCategory, sidebarName } from '@/content/messages/shell';
import { toLinkTarget } from '@/lib/browser/base-path';
import { samePath } from '@/lib/config/paths';
import {
  flattenLinks,
  isUtilityPath,
  type NavCategory,
  type NavItem,
  type NavLink,
} from '@/lib/content/versions/nav-tree';
import { activeVersion, leadsTo } from '@/lib/site/navigation/site-navigation';
import styles from './sidebar.module.css';
import { SidebarFilter } from './sidebar-filter';

/**
 * Renders the sidebar of the current page's docs version. It marks nothing if the page is not in it. On the
 * landing page, the sidebar appears only in the menu of narrow screens, because the page takes the
 * full width. On all other pages in the sidebar, a field filters it.
 */
export function DocsSidebar() {
  const path = usePathname();
  const version = activeVersion(navigation.versions, path);
  const section = version?.items.find((item) => leadsTo(item, path));
  if (!version) return null;
  const isLanding = samePath(path, '/');
  return (
    <nav
      className={styles.sidebar}
      aria-label={sidebarName}
      data-sidebar
      data-narrow={isLanding || undefined}
    >
      {section && !isLanding && (
        <SidebarFilter
          hasLegend={flattenLinks([section]).some(({ href }) => isUtilityPath(href))}
        />
      )}
      <Items key={version.name} items={version.items} path={path} />
    </nav>
  );
}

/**
 * Renders one level of the sidebar. An unlisted item appears only if it is the current page or contains it.
 */
function Items({ items, path }: { items: NavItem[]; path: string }) {
  return (
    <ul>
      {items.map((item) => {
        if (!isListed(item) && !leadsTo(item, path)) return null;
        if (item.type === 'category') return <Category key={item.label} item={item} path={path} />;
        return <Page key={item.href} item={item} path={path} />;
      })}
    </ul>
  );
}

/** Renders a link to a page. CSS marks utilities that do not work everywhere. */
function Page({ item, path }: { item: NavLink; path: string }) {
  const support = pageSupport[item.href];
  const works = platformsLabel(support);
  return (
    <li>
      <Link
        href={item.href}
        data-works={works}
        data-partly={works ? undefined : shortPartlyLabel(support)}
        aria-current={samePath(item.href, path) ? 'page' : undefined}
      >
        {item.label}
        {toLinkTarget(item.href).external && <ExternalIcon />}
      </Link>
    </li>
  );
}

/**
 * Renders a sidebar group with its pages. If the group has its own page, the label links to that page and a
 * caret next to it toggles the group. Otherwise the label toggles the group. The group is highlighted while
 * it contains the current page, and it opens when the reader navigates to a page in it. At other times, it
 * stays as the reader left it.
 */
function Category({ item, path }: { item: NavCategory; path: string }) {
  const isActive = leadsTo(item, path);
  const [isOpenAtFirst] = useState(isActive || !item.collapsed);
  const section = useRef<HTMLDetailsElement>(null);
  const wasActive = useRef(isActive);
  // A layout effect opens the group before the browser paints and scrolls.
  useLayoutEffect(() => {
    const arrives = isActive && !wasActive.current;
    wasActive.current = isActive;
    if (!arrives || !section.current) return;
    section.current.open = true;
    delete section.current.dataset.collapsed;
  }, [isActive]);
  const href = item.linkUnlisted && !isActive ? undefined : item.href;
  const pages = <Items items={item.items} path={path} />;
  const toSection = (summary: ReactNode) =>
    item.collapsible ? (
      <Collapsible
        ref={section}
        summary={summary}
        isCurrent={isActive && href === undefined}
        open={isOpenAtFirst}
      >
        {pages}
      </Collapsible>
    ) : (
      pages
    );
  if (href === undefined) {
    return (
      <li>
        {!item.collapsible && (
          <span className={styles.label} aria-current={isActive || undefined}>
            {item.label}
          </span>
        )}
        {toSection(item.label)}
      </li>
    );
  }
  return (
    <li className={styles.own}>
      <Link href={href} aria-current={samePath(href, path) ? 'page' : isActive || undefined}>
        {item.label}
      </Link>
      {toSection(<span className="sr-only">{sidebarCategory(item.label)}</span>)}
    </li>
  );
}

/**
 * Whether an item appears on every page. A group appears if its own page is listed or if any item in it is.
 */
function isListed(item: NavItem): boolean {
  if (item.type === 'link') return !item.unlisted;
  return (item.href !== undefined && !item.linkUnlisted) || item.items.some(isListed);
}
