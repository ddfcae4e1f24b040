import styles from './copy-page.module.css';

/** The button that copies the Markdown twin of its page; `startCopyPage` makes it work. */
export function CopyPage() {
  return (
    <button type="button" className={styles.copy} data-copy-page disabled>
      <span aria-live="polite">Copy page as Markdown</span>
    </button>
  );
}
