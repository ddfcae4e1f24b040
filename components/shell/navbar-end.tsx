import type { DocTargets } from '@/lib/shell/doc-targets';
import config from '@/site.config';
import { ColorSwitch } from './color-switch';
import styles from './navbar.module.css';
import { NavbarItems } from './navbar-items';
import { usePlace } from './place';

/** The right zone of the navbar: the items that do not sit left, then the color switch. */
export function NavbarEnd({ docs }: { docs: DocTargets }) {
  const place = usePlace(docs, 'end');
  const { items } = config.navbar;
  return (
    <>
      <NavbarItems items={items.filter(({ position }) => position !== 'left')} place={place} />
      <div className={styles.item}>
        <ColorSwitch />
      </div>
    </>
  );
}
