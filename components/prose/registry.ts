import type { ReactNode } from 'react';
import { ClassLookup } from '@/components/classes/lookup/class-lookup';
import { UtilityIndex } from '@/components/classes/lookup/utility-index';
import { Platforms, Support } from '@/components/classes/support/class-support';
import { ClassTable } from '@/components/classes/table/class-table';
import { Variants } from '@/components/classes/table/variants';
import { Player } from '@/components/player/player';
import { CodeBlock } from '@/components/prose/code/code-block';
import { TabItem, Tabs } from '@/components/prose/tabs/tabs';
import type { Content } from '@/lib/content/content';
import { Admonition, AdmonitionTitle } from './admonition';
import { Card, Cards, Details, Diagram, Since, Steps, Usage } from './wrappers';

/** Every component that authors may write in MDX. `toForms` has to give each of them a Markdown form. */
export function toComponents(content: Content) {
  return { ...plain, ...bind(ofSite, content) };
}

/** The name of a component that authors may write. */
export type ComponentName = keyof typeof plain | keyof typeof ofSite;

const plain = {
  Admonition,
  AdmonitionTitle,
  Card,
  Cards,
  CodeBlock,
  Details,
  Diagram,
  Since,
  Steps,
  TabItem,
  Tabs,
  Usage,
};

/** Components that read the site. */
const ofSite = { ClassLookup, ClassTable, Platforms, Player, Support, UtilityIndex, Variants };

type SiteComponents = Record<string, (props: never) => ReactNode | Promise<ReactNode>>;

/** Components with the site as a prop. They are called, not rendered: in development React would send the site to the browser as a prop. */
function bind(components: SiteComponents, content: Content) {
  const entries = Object.entries(components).map(([name, component]) => {
    const render = (props: object) => Reflect.apply(component, undefined, [{ ...props, content }]);
    return [name, render] as const;
  });
  return Object.fromEntries(entries);
}
