import type { ComponentType } from 'react';
import { ClassLookup } from '@/components/docs/class-lookup/class-lookup';
import { UtilityIndex } from '@/components/docs/class-lookup/utility-index';
import { Support } from '@/components/docs/class-support/class-support';
import { ClassTable } from '@/components/docs/class-table/class-table';
import { Variants } from '@/components/docs/class-table/variants';
import { Player } from '@/components/player/player';
import { Admonition, AdmonitionTitle } from './admonition';
import { Card } from './card';
import { Cards } from './cards';
import { CodeBlock } from './code-block';
import { Details } from './details';
import { Diagram } from './diagram';
import { type ComponentName, markdown, type ToMarkdown } from './markdown';
import { Since } from './since';
import { Steps } from './steps';
import { TabItem } from './tab-item';
import { Tabs } from './tabs';

/** A component as readers of the page and readers of its Markdown form see it. */
interface Registered {
  // Props come out of MDX, which the pipeline checks; no common type of all components exists.
  render: ComponentType<never>;
  toMarkdown: ToMarkdown;
}

/** What authors may write in MDX, and nothing else. */
export const registry = {
  Admonition: { render: Admonition, toMarkdown: markdown.Admonition },
  AdmonitionTitle: { render: AdmonitionTitle, toMarkdown: markdown.AdmonitionTitle },
  Card: { render: Card, toMarkdown: markdown.Card },
  Cards: { render: Cards, toMarkdown: markdown.Cards },
  ClassLookup: { render: ClassLookup, toMarkdown: markdown.ClassLookup },
  ClassTable: { render: ClassTable, toMarkdown: markdown.ClassTable },
  CodeBlock: { render: CodeBlock, toMarkdown: markdown.CodeBlock },
  Details: { render: Details, toMarkdown: markdown.Details },
  Diagram: { render: Diagram, toMarkdown: markdown.Diagram },
  Player: { render: Player, toMarkdown: markdown.Player },
  Since: { render: Since, toMarkdown: markdown.Since },
  Steps: { render: Steps, toMarkdown: markdown.Steps },
  Support: { render: Support, toMarkdown: markdown.Support },
  TabItem: { render: TabItem, toMarkdown: markdown.TabItem },
  Tabs: { render: Tabs, toMarkdown: markdown.Tabs },
  UtilityIndex: { render: UtilityIndex, toMarkdown: markdown.UtilityIndex },
  Variants: { render: Variants, toMarkdown: markdown.Variants },
} satisfies Record<ComponentName, Registered>;

/** The components by name, as MDX takes them. */
export const components = Object.fromEntries(
  Object.entries(registry).map(([name, { render }]) => [name, render]),
);
