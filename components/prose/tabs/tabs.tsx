import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { EarlyScript } from '@/components/ui/early-script';
import type { PropsOf } from '@/lib/content/mdx/component-props';
import { TABS_SCRIPT } from './tabs.element';
import styles from './tabs.module.css';

/** Stored value and visible label of a tab. */
interface Tab {
  value: string;
  label: string;
}

interface GroupProps {
  /** ID of the group, unique on the page. */
  id: string;
  tabs: Tab[];
  panels: ReactNode[];
  initial: string;
  /** Shows the tabs in the title bar of the code block. Each panel must be a single block of commands. */
  areCommands?: boolean;
  group?: string | undefined;
  parameter?: string | undefined;
}

/**
 * Renders a list of tabs and all of their panels. Without JavaScript, all panels are shown with their labels.
 * The tabs are disabled until the custom element has started.
 */
export function TabGroup({ id, tabs, panels, initial, areCommands, group, parameter }: GroupProps) {
  const className = areCommands ? `${styles.group} ${styles.commands}` : styles.group;
  return (
    <tab-group className={className} group={group} parameter={parameter}>
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

interface ItemProps extends PropsOf<'TabItem'> {
  children?: ReactNode;
}

/** Declares a tab and its panel. `Tabs` reads the props and renders the children as the panel. */
export function TabItem({ children }: ItemProps) {
  return children;
}

interface Props extends PropsOf<'Tabs'> {
  /** ID of the group, unique on the page. */
  id: string;
  children?: ReactNode;
}

/**
 * Renders its `TabItem` children as tabs. The MDX pipeline has already validated the children. Groups with the
 * same `groupId` are synchronized, on this page and in other browser windows. If `queryString` is true, the
 * name of the query parameter is `groupId`.
 */
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
      areCommands={items.every(({ props }) => isCommand(props.children))}
      group={groupId}
      parameter={queryString === true ? groupId : queryString || undefined}
      panels={items.map(({ props }) => props.children)}
    />
  );
}

function isItem(child: ReactNode): child is ReactElement<ItemProps> {
  return isValidElement<Partial<ItemProps>>(child) && typeof child.props.value === 'string';
}

/** Returns whether a panel contains only a block of shell commands, without a title. */
function isCommand(content: ReactNode): boolean {
  const [block, ...rest] = Children.toArray(content);
  return (
    rest.length === 0 &&
    isValidElement<{ language?: string; title?: string }>(block) &&
    block.props.language === 'sh' &&
    !block.props.title
  );
}
