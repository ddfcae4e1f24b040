import config from '@/site.config';
import { Brand } from './brand';
import styles from './menu.module.css';

/**
 * What stands above the page's own part of the menu: the way to the navbar's items, disabled until
 * it works, and on wide screens a second brand where the navbar can hide.
 */
export function MenuTop() {
  const { items, hideOnScroll } = config.navbar;
  return (
    <>
      {hideOnScroll && (
        <div className={styles.brand}>
          <Brand tabIndex={-1} />
        </div>
      )}
      {items.length > 0 && (
        <button type="button" className={styles.back} disabled data-menu-back>
          ← Back to main menu
        </button>
      )}
    </>
  );
}
