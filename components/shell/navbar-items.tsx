import type { NavbarItem } from '@/lib/config/site';
import styles from './navbar.module.css';
import { navbarItem } from './navbar-item';
import type { Place } from './place';

/** The items of one side of the navbar, in the order of the configuration. */
export function NavbarItems({ items, place }: { items: NavbarItem[]; place: Place }) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of the configuration never move
    <div key={index} className={styles.item} data-icon={item.icon}>
      {navbarItem(item, place)}
    </div>
  ));
}
