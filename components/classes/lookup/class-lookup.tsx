import { sourceLine } from '@/lib/classes/tables/class-rows';
import type { Content } from '@/lib/content/content';
// The types of the element's attributes.
import type {} from './class-lookup.element';
import styles from './class-lookup.module.css';
import report from './class-report.module.css';

interface Props {
  content: Content;
  /** Classes that are offered before anything is typed, parted by spaces. */
  examples?: string;
  /** Written by the pipeline after the folder of the page. */
  version?: string;
}

/** Says for any class what it gives on each platform; the data loads when the field is used. */
export function ClassLookup({ content, examples, version = '' }: Props) {
  return (
    <class-lookup className={styles.lookup} version={version}>
      <form data-print="none">
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
          {examples && (
            <span className={styles.examples}>
              For example:
              {examples.split(' ').map((name) => (
                <button key={name} type="button">
                  {name}
                </button>
              ))}
            </span>
          )}
        </output>
      </form>
      <details className={report.report} data-print="none">
        <summary>Check a whole component</summary>
        <form>
          <label>
            A list of classes, or TSX
            <textarea
              rows={8}
              placeholder={'<View className="flex p-4 pt-2">'}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
          </label>
          <p className={styles.source}>
            Checked in your browser: the code isn’t run and isn’t sent anywhere.
          </p>
          <output aria-live="polite" />
        </form>
        <div data-report="" />
      </details>
      <p className={styles.source}>Computed from {sourceLine(content.classes(version))}.</p>
    </class-lookup>
  );
}
