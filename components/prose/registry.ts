import type { ReactNode } from 'react';
import { ClassLookup } from '@/components/classes/lookup/class-lookup';
import { UtilityIndex } from '@/components/classes/lookup/utility-index';
import { Platforms, SupportDetails } from '@/components/classes/support/class-support';
import { ClassTable } from '@/components/classes/table/class-table';
import { Variants } from '@/components/classes/table/variants';
import { Player } from '@/components/player/player';
import { CodeBlock } from '@/components/prose/code/code-block';
import { TabItem, Tabs } from '@/components/prose/tabs/tabs';
import type { Content } from '@/lib/content/content';
import { Admonition, AdmonitionTitle } from './admonition';
import { Card, Cards, Details, Diagram, Since, Steps, Usage } from './wrappers';

/**
 * Returns all components that authors may use in MDX. Each of them needs a Markdown form in `markdown.ts`.
 */
export function toComponents(content: Content) {
  return { ...plain, ...bind(ofSite, content) };
}

/** Name of a component that authors may use. */
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

/** Components that need the site's content. */
const ofSite = {
  ClassLookup,
  ClassTable,
  Platforms,
  Player,
  Support: SupportDetails,
  UtilityIndex,
  Variants,
};

type SiteComponents = Record<string, (props: never) => ReactNode | Promise<ReactNode>>;

/**
 * Adds the content to the props of each component. The components are called instead of rendered, because in
 * development React would send the content to the browser as a prop.
 */
function bind(components: SiteComponents, content: Content) {
  const entries = Object.entries(components).map(([name, component]) => {
    const render = (props: object) => Reflect.apply(component, undefined, [{ ...props, content }]);
    return [name, render] as const;
  });
  return Object.fromEntries(entries);
}
