import { X } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { Brand } from './brand';
import { ColorSwitch } from './color-switch';
import styles from './menu.module.css';

/** The head of the menu of narrow screens: brand, color switch and the way out. */
export function MenuHeader() {
  return (
    <>
      <Brand />
      <div className={styles.tools}>
        <ColorSwitch />
        <button
          type="button"
          className={styles.close}
          aria-label="Close navigation bar"
          popoverTarget="menu"
          popoverTargetAction="hide"
          data-menu-close
        >
          <Icon of={X} size={22} />
        </button>
      </div>
    </>
  );
}
