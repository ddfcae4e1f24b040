'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { navigation } from '@/.generated/navigation';
import { Link } from '@/components/shell/link';
import { Collapsible } from '@/components/ui/collapsible';
import { ExternalIcon } from '@/components/ui/icon';
import { flattenLinks, type NavCategory, type NavItem, type NavLink } from '@/lib/content/nav-tree';
import { samePath } from '@/lib/links/paths';
import { toLinkTarget } from '@/lib/shell/base-path';
import { activeVersion, leadsTo } from '@/lib/shell/site-navigation';
import styles from './sidebar.module.css';

/**
 * The pages of the version being read; nothing on a page that no sidebar lists. The landing page has
 * the whole width to itself, and its sidebar in the menu of narrow screens.
 */
export function Sidebar() {
  const path = usePathname();
  const version = activeVersion(navigation.versions, path);
  if (!version?.items.some((item) => leadsTo(item, path))) return null;
  return (
    <nav
      className={styles.sidebar}
      aria-label="Docs sidebar"
      data-sidebar
      data-narrow={samePath(path, '/') || undefined}
    >
      <Items key={version.name} items={version.items} path={path} />
    </nav>
  );
}

/** A level of the sidebar; what is unlisted shows only while it is, or holds, the current page. */
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

function Page({ item, path }: { item: NavLink; path: string }) {
  return (
    <li>
      <Link href={item.href} aria-current={samePath(item.href, path) ? 'page' : undefined}>
        {item.label}
        {toLinkTarget(item.href).external && <ExternalIcon />}
      </Link>
    </li>
  );
}

/**
 * A group of the sidebar. Its label toggles it, or leads to the group's own page when it has one; a
 * caret beside that label toggles then. It is marked while it holds the current page, and opens when
 * the reader arrives inside; what the reader opened or left behind stays as it is.
 */
function Category({ item, path }: { item: NavCategory; path: string }) {
  const isActive = leadsTo(item, path);
  const [isOpen, setOpen] = useState(isActive || !item.collapsed);
  /** Whether the reader has come near it: it has all its links from then on. */
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const section = useRef<HTMLDetailsElement>(null);
  // Before anything is painted and scrolled to; a reader may have opened it before React started.
  useLayoutEffect(() => {
    if (isActive || section.current?.open) setOpen(true);
  }, [isActive]);
  const href = item.linkUnlisted && !isActive ? undefined : item.href;
  const toSection = (summary: ReactNode) =>
    item.collapsible ? (
      <Collapsible
        ref={section}
        summary={summary}
        isCurrent={isActive && href === undefined}
        open={isOpen}
        onPointerEnter={want}
        onFocus={want}
        onToggle={(event) => {
          want();
          setOpen(event.currentTarget.open);
        }}
      >
        <Items items={isWanted || isOpen ? item.items : firstPage(item)} path={path} />
      </Collapsible>
    ) : (
      <Items items={item.items} path={path} />
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
      {toSection(<span className="sr-only">Sidebar category ‘{item.label}’</span>)}
    </li>
  );
}

/**
 * What a closed group holds until a reader comes near it: its first page, which leads readers without
 * JavaScript to all the others. Two hundred links would weigh more than the page, and take React a tenth
 * of a second on a slow device.
 */
function firstPage({ items }: NavCategory): NavItem[] {
  const first = flattenLinks(items).find(
    ({ href, unlisted }) => !unlisted && !toLinkTarget(href).external,
  );
  return first ? [first] : items;
}

/** Whether readers are told of it wherever they are: a group is for as long as one of its pages is. */
function isListed(item: NavItem): boolean {
  if (item.type === 'link') return !item.unlisted;
  return (item.href !== undefined && !item.linkUnlisted) || item.items.some(isListed);
}
