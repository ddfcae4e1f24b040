import { type ReactNode, useId } from 'react';
import styles from './dropdown.module.css';

interface Props {
  /** Content of the button. */
  label: ReactNode;
  /** Edge of the button that the menu is aligned with. */
  align?: 'start' | 'end';
  /** Menu entries: `li` elements with one link each. */
  children: ReactNode;
}

/**
 * Renders a button with a menu of links below it. The menu is a popover, so it opens and closes without
 * JavaScript. `dropdown-menu.ts` adds hover, arrow keys, and `aria-expanded`.
 */
export function Dropdown({ label, align = 'start', children }: Props) {
  const id = useId();
  return (
    <div className={styles.dropdown} data-dropdown>
      <button type="button" className={styles.toggle} aria-haspopup="true" popoverTarget={id}>
        {label}
      </button>
      <ul id={id} popover="auto" className={styles.menu} data-align={align}>
        {children}
      </ul>
    </div>
  );
}
