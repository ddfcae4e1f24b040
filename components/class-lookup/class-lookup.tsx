// The types of the element's attributes.

import type { ClassVersion } from '@/lib/classes/data';
import { sourceLine } from '@/lib/classes/table';
import type {} from './class-lookup.element';
import styles from './class-lookup.module.css';

/** What is offered before anything is typed: classes with different fates on native. */
const examples: Readonly<Record<ClassVersion, readonly string[]>> = {
  v4: [
    'gap-4',
    'dark:hover:-mt-[3px]',
    'shadow-lg',
    'bg-teal-500/50',
    'line-clamp-2',
    'grid-cols-3',
  ],
  v2: ['gap-4', 'dark:bg-black', 'shadow-lg', 'divide-y', 'tracking-wide', 'grid-cols-3'],
};

/** Says for any class what it gives on each platform; the data loads when the field is used. */
export function ClassLookup({ version = 'v4' }: { version?: ClassVersion }) {
  return (
    <class-lookup className={styles.lookup} version={version}>
      <form>
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
          <p>The lookup needs JavaScript; the pages below work without it.</p>
        </noscript>
        <output aria-live="polite">
          <span className={styles.examples}>
            For example:
            {examples[version].map((name) => (
              <button key={name} type="button">
                {name}
              </button>
            ))}
          </span>
        </output>
        <p className={styles.source}>Computed from {sourceLine(version)}.</p>
      </form>
    </class-lookup>
  );
}
