import { Link } from '@/components/shell/link';
import { ExternalIcon } from '@/components/ui/external-icon';
import type { NavItem, NavLink } from '@/lib/content/navigation';
import { samePath } from '@/lib/paths';
import { toLinkTarget } from '@/lib/shell/link-target';
import { leadsTo } from '@/lib/site-navigation';
import { SidebarCategory } from './sidebar-category';

/** A level of the sidebar; what is unlisted shows only while it is, or holds, the current page. */
export function SidebarItems({ items, path }: { items: NavItem[]; path: string }) {
  return (
    <ul>
      {items.map((item) => {
        if (item.type === 'category')
          return <SidebarCategory key={item.label} item={item} path={path} />;
        if (item.unlisted && !leadsTo(item, path)) return null;
        return <SidebarLink key={item.href} item={item} path={path} />;
      })}
    </ul>
  );
}

function SidebarLink({ item, path }: { item: NavLink; path: string }) {
  return (
    <li>
      <Link href={item.href} aria-current={samePath(item.href, path) ? 'page' : undefined}>
        {item.label}
        {toLinkTarget(item.href).external && <ExternalIcon />}
      </Link>
    </li>
  );
}
