import { Menu } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { DocTargets } from '@/lib/shell/doc-targets';
import config from '@/site.config';
import { Brand } from './brand';
import styles from './navbar.module.css';
import { NavbarItems } from './navbar-items';
import { usePlace } from './place';

/** The left zone of the navbar: the way to the menu, the brand, the items that sit left. */
export function NavbarStart({ docs }: { docs: DocTargets }) {
  const place = usePlace(docs, 'start');
  const { items } = config.navbar;
  return (
    <>
      <button
        type="button"
        className={styles.hamburger}
        aria-label="Toggle navigation bar"
        aria-expanded="false"
        popoverTarget="menu"
        data-hamburger
      >
        <Icon of={Menu} size={22} />
      </button>
      <Brand />
      <NavbarItems items={items.filter(({ position }) => position === 'left')} place={place} />
    </>
  );
}
