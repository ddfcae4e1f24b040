import { useEffect, useRef } from 'react';
import styles from './search-page.module.css';

/** Stands at the end of the results and asks for more, once, when it has come wholly into view. */
export function LoadMore({ onSeen }: { onSeen: () => void }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Who has gone on to the footer with the keyboard must not see it pushed away.
        if (!entry?.isIntersecting || document.activeElement?.closest('footer')) return;
        observer.disconnect();
        onSeen();
      },
      { threshold: 1 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [onSeen]);
  return (
    <p ref={element} className={styles.more}>
      Fetching new results...
    </p>
  );
}
