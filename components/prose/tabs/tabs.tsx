import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { EarlyScript } from '@/components/ui/early-script';
import { TABS_SCRIPT } from './tabs.element';
import styles from './tabs.module.css';

/** A tab by the value that is stored and the text that is read. */
interface Tab {
  value: string;
  label: string;
}

interface GroupProps {
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
 * its label. The element makes it choose, so the tabs are disabled until it has connected.
 */
export function TabGroup({ id, tabs, panels, initial, group, parameter }: GroupProps) {
  return (
    <tab-group className={styles.group} group={group} parameter={parameter}>
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
          >
            {label}
          </div>
        ))}
      </div>
      {tabs.map(({ value, label }, index) => (
        <tab-panel
          key={value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          value={value}
          label={label}
          hidden={value === initial ? undefined : 'until-found'}
        >
          {panels[index]}
        </tab-panel>
      ))}
      {(group ?? parameter) !== undefined && <EarlyScript code={TABS_SCRIPT} />}
    </tab-group>
  );
}

interface ItemProps {
  value: string;
  label?: string;
  default?: boolean;
  children?: ReactNode;
}

/** A tab's panel; `Tabs` reads its props and renders what is inside. */
export function TabItem({ children }: ItemProps) {
  return children;
}

interface Props {
  /** Unique on its page. */
  id: string;
  /** Groups of the same name follow each other, on this page and in other windows. */
  groupId?: string;
  /** The tab to show first; else the one marked `default`, else the first. */
  defaultValue?: string | null;
  /** The query parameter that keeps the choice; `true` takes the group's name. */
  queryString?: string | boolean;
  children?: ReactNode;
}

/** Tabs around `TabItem`s. The pipeline has checked what is inside. */
export function Tabs({ id, groupId, defaultValue, queryString, children }: Props) {
  const items = Children.toArray(children).filter(isItem);
  const first = items.find(({ props }) => props.default) ?? items[0];
  if (!first) return null;
  const tabs = items.map(({ props }) => ({
    value: props.value,
    label: props.label ?? props.value,
  }));
  return (
    <TabGroup
      id={id}
      tabs={tabs}
      initial={defaultValue ?? first.props.value}
      group={groupId}
      parameter={queryString === true ? groupId : queryString || undefined}
      panels={items.map(({ props }) => props.children)}
    />
  );
}

function isItem(child: ReactNode): child is ReactElement<ItemProps> {
  return isValidElement<Partial<ItemProps>>(child) && typeof child.props.value === 'string';
}
