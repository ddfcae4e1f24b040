import type { ClassVersion } from '@/lib/classes/data';
import { sourceLine } from '@/lib/classes/table';
import styles from './class-lookup.module.css';

/** Says for any class what it gives on each platform; the data loads when the field is used. */
export function ClassLookup({ version = 'v4' }: { version?: ClassVersion }) {
  return (
    <form className={styles.lookup} data-class-lookup={version}>
      <label>
        Look up a class
        <input
          name="class"
          type="search"
          placeholder="dark:hover:-mt-[3px]"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </label>
      <noscript>
        <p>The lookup needs JavaScript; the pages below do not.</p>
      </noscript>
      <output aria-live="polite" />
      <p className={styles.source}>Computed from {sourceLine(version)}.</p>
    </form>
  );
}
