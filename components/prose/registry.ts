import type { ReactNode } from 'react';
import { CodeBlock } from '@/components/prose/code/code-block';
import { TabItem, Tabs } from '@/components/prose/tabs/tabs';
import type { Content } from '@/lib/content/content';
import type { ComponentName, PropsOf } from '@/lib/content/mdx/component-props';
import { Admonition, AdmonitionTitle } from './admonition';
import { classComponents } from './class-components';
import { CopyFile } from './copy-file';
import { FileTree } from './file-tree';
import { Card, Cards, Details, Diagram, Since, Steps, Usage } from './wrappers';

/**
 * Returns all components that authors may use in MDX. `markdown.ts` must convert each of them to Markdown.
 */
export function toComponents(content: Content) {
  return { ...plain, ...bind(ofSite, content) };
}

/**
 * Components with these names. Each has to accept the props that are declared for it in
 * `lib/content/mdx/component-props.ts`.
 */
type Registered<Name extends ComponentName, Extra = unknown> = {
  [N in Name]: (props: PropsOf<N> & Extra) => ReactNode | Promise<ReactNode>;
};

/** Components that receive the site's content as a prop. */
const ofSite = classComponents satisfies Partial<
  Registered<ComponentName, { content: Content; children: ReactNode }>
>;

const plain = {
  Admonition,
  AdmonitionTitle,
  Card,
  Cards,
  CodeBlock,
  CopyFile,
  Details,
  Diagram,
  FileTree,
  Since,
  Steps,
  TabItem,
  Tabs,
  Usage,
} satisfies Registered<
  Exclude<ComponentName, keyof typeof ofSite>,
  { id: string; children: ReactNode }
>;

type SiteComponents = Record<string, (props: never) => ReactNode | Promise<ReactNode>>;

/**
 * Returns components that pass the content to the original components as a prop. They call each original as a
 * function, because a rendered component would send the content to the browser in development.
 */
function bind(components: SiteComponents, content: Content) {
  const entries = Object.entries(components).map(([name, component]) => {
    const render = (props: object) => Reflect.apply(component, undefined, [{ ...props, content }]);
    return [name, render] as const;
  });
  return Object.fromEntries(entries);
}
