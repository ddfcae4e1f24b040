import type { Nodes, Root, RootContent } from 'mdast';
import { toString as markdownText } from 'mdast-util-to-string';
import { attributeText, type Element } from '@/lib/content/mdx/attributes';

/** Part of a compiled page between two headings of level 2. `title` is empty before the first one. */
export interface PagePart {
  title: string;
  nodes: RootContent[];
}

/** Splits a compiled page at its headings of level 2. */
export function toPageParts({ children }: Root): PagePart[] {
  const parts: PagePart[] = [{ title: '', nodes: [] }];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2)
      parts.push({ title: markdownText(node), nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  return parts;
}

/** Whether a node is a component with this name. */
export function isComponent(node: Nodes, name: string): node is Element {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && node.name === name;
}

/** Code block of a compiled page. Commands have no title. */
export interface CodePart {
  language: string;
  title: string | undefined;
  code: string;
}

/** Returns the code blocks in nodes of a compiled page, in the order of the page. */
export function listCode(nodes: readonly Nodes[]): CodePart[] {
  return nodes.flatMap((node): CodePart[] => {
    if (node.type !== 'code') return 'children' in node ? listCode(node.children) : [];
    const title = /title="([^"]+)"/.exec(node.meta ?? '')?.[1];
    return [{ language: node.lang ?? 'text', title, code: node.value }];
  });
}

/** Tab of a compiled page. */
export interface TabPart {
  value: string;
  label: string;
  nodes: RootContent[];
}

/** Returns the tabs of the first `<Tabs>` among nodes of a compiled page, or no tabs. */
export function firstTabs(nodes: readonly RootContent[]): TabPart[] {
  const tabs = nodes.find((node): node is Element => isComponent(node, 'Tabs'));
  const items: readonly RootContent[] = tabs?.children ?? [];
  return items.flatMap((item) => {
    if (!isComponent(item, 'TabItem')) return [];
    const value = attributeText(item, 'value') ?? '';
    return [{ value, label: attributeText(item, 'label') ?? value, nodes: item.children }];
  });
}
