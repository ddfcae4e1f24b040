import type { ReactNode } from 'react';
import { TABS_SCRIPT, type Tab } from '@/lib/tabs';
import styles from './tab-group.module.css';

interface Props {
  /** Unique on its page. */
  id: string;
  tabs: Tab[];
  panels: ReactNode[];
  initial: string;
  group?: string | undefined;
  parameter?: string | undefined;
}

/**
 * A list of tabs over panels that are all in the document; without scripts all are shown, each with
 * its label. `startTabs` makes it choose, so the tabs are disabled until it has run.
 */
export function TabGroup({ id, tabs, panels, initial, group, parameter }: Props) {
  return (
    <div className={styles.group} data-tabs data-group={group} data-parameter={parameter}>
      <div role="tablist" aria-orientation="horizontal" className={styles.list}>
        {tabs.map(({ value, label }, index) => (
          <div
            key={value}
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={value === initial}
            aria-disabled="true"
            tabIndex={value === initial ? 0 : -1}
            data-value={value}
          >
            {label}
          </div>
        ))}
      </div>
      {tabs.map(({ value, label }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className={styles.panel}
          data-label={label}
          hidden={value !== initial}
        >
          {panels[index]}
        </div>
      ))}
      {(group ?? parameter) !== undefined && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        <script dangerouslySetInnerHTML={{ __html: TABS_SCRIPT }} />
      )}
    </div>
  );
}
