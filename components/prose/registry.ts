import { ClassLookup } from '@/components/classes/lookup/class-lookup';
import { UtilityIndex } from '@/components/classes/lookup/utility-index';
import { Platforms, Support } from '@/components/classes/support/class-support';
import { ClassTable } from '@/components/classes/table/class-table';
import { Variants } from '@/components/classes/table/variants';
import { Player } from '@/components/player/player';
import { CodeBlock } from '@/components/prose/code/code-block';
import { TabItem, Tabs } from '@/components/prose/tabs/tabs';
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
