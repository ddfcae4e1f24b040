import type { ReactNode } from 'react';
import styles from './dropdown.module.css';

interface Props {
  /** What the toggle shows. */
  label: ReactNode;
  /** Where a click on the toggle leads; a toggle without a target only opens the menu. */
  href?: string;
  align?: 'start' | 'end';
  /** The entries, as `li` elements with one link each. */
  children: ReactNode;
}

/** A toggle with a menu of links below it. It opens by CSS alone; `startDropdowns` does it better. */
export function Dropdown({ label, href, align = 'start', children }: Props) {
  return (
    <div className={styles.dropdown} data-dropdown data-align={align}>
      {/* biome-ignore lint/a11y/useSemanticElements: with a target it is a link for the mouse */}
      <a
        role="button"
        className={styles.toggle}
        href={href ?? '#'}
        aria-haspopup="true"
        aria-expanded="false"
      >
        {label}
      </a>
      <ul className={styles.menu}>{children}</ul>
    </div>
  );
}
