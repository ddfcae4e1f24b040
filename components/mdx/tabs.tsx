import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { TabGroup } from '@/components/ui/tab-group';
import type { TabItemProps } from './tab-item';

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

/** Tabs around `TabItem`s; all panels are in the document. The pipeline has checked what is inside. */
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

function isItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && typeof child.props.value === 'string';
}
