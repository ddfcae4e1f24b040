import {
  classCheckLabel,
  classCheckPrivacy,
  classCheckSummary,
  lookupExamples,
  lookupLabel,
  lookupNeedsScript,
} from '@/content/messages/classes';
import { computedFrom } from '@/content/messages/common';
import { sourceLine } from '@/lib/classes/tables/class-rows';
import type { Content } from '@/lib/content/content';
// Declares the `class-lookup` element and its attributes for JSX.
import type {} from './class-lookup.element';
import styles from './class-lookup.module.css';
import report from './class-report.module.css';

interface Props {
  content: Content;
  /** Classes to suggest before the reader types anything, separated by spaces. */
  examples?: string;
  /** Name of the docs version, such as `current`. The MDX pipeline sets it based on the page's folder. */
  version?: string;
}

/**
 * Renders a field that shows the styles of any class on each platform, and a field that checks all classes of
 * a component. The class data loads when the reader first uses one of the fields, or immediately if the URL
 * contains something to look up.
 */
export function ClassLookup({ content, examples, version = '' }: Props) {
  return (
    <class-lookup className={styles.lookup} version={version}>
      <form data-print="none">
        <label>
          {lookupLabel}
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
          <p>{lookupNeedsScript}</p>
        </noscript>
        <output aria-live="polite">
          {examples && (
            <span className={styles.examples}>
              {lookupExamples}
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
        <summary>{classCheckSummary}</summary>
        <form>
          <label>
            {classCheckLabel}
            <textarea
              rows={8}
              placeholder={'<View className="flex p-4 pt-2">'}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
          </label>
          <p className={styles.source}>{classCheckPrivacy}</p>
          <output aria-live="polite" />
        </form>
        <div data-report="" />
      </details>
      <p className={styles.source}>{computedFrom(sourceLine(content.classes(version)))}</p>
    </class-lookup>
  );
}
