'use client';

import { ArrowUp } from 'lucide';
import { Icon } from '@/components/ui/icon';
import styles from './back-to-top.module.css';

/** Leads back to the top of a long page; there while the reader scrolls up. */
export function BackToTop() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Scroll back to top"
      data-back-to-top
      data-print="none"
    >
      <Icon of={ArrowUp} size={20} />
    </button>
  );
}
