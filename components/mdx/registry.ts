import { ClassLookup } from '@/components/class-lookup/class-lookup';
import { UtilityIndex } from '@/components/class-lookup/utility-index';
import { Platforms, Support } from '@/components/class-support/class-support';
import { ClassTable } from '@/components/class-table/class-table';
import { Variants } from '@/components/class-table/variants';
import { CodeBlock } from '@/components/code/code-block';
import { Player } from '@/components/player/player';
import { TabItem, Tabs } from '@/components/tabs/tabs';
import { Admonition, AdmonitionTitle } from './admonition';
import { Card, Cards, Details, Diagram, Since, Steps, Usage } from './wrappers';

/** What authors may write in MDX, and nothing else; `markdown` has to give each of them a Markdown form. */
export const components = {
  Admonition,
  AdmonitionTitle,
  Card,
  Cards,
  ClassLookup,
  ClassTable,
  CodeBlock,
  Details,
  Diagram,
  Platforms,
  Player,
  Since,
  Steps,
  Support,
  TabItem,
  Tabs,
  Usage,
  UtilityIndex,
  Variants,
};

/** The name of a component that authors may write. */
export type ComponentName = keyof typeof components;
