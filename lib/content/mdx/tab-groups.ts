import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import { attributeOf, attributeText } from './attributes';
import type { Compilation } from './compilation';

/**
 * Remark plugin that checks each `<Tabs>`. It may contain only `<TabItem>`, each tab needs a unique `value`,
 * the default tab must exist, and `queryString` needs a value or a `groupId`.
 */
export function remarkTabs(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Tabs') checkTabs(node, page);
    });
  };
}

function checkTabs(tabs: MdxJsxFlowElement, page: Compilation): void {
  const items = tabs.children.filter((child) => isItem(child));
  for (const child of tabs.children) {
    if (isItem(child)) continue;
    page.report(child, {
      problem: `<Tabs> contains something other than <TabItem>: ${nameOf(child)}`,
      fix: 'Move it into a <TabItem>, or out of <Tabs>.',
    });
  }
  if (items.length === 0) {
    page.report(tabs, { problem: '<Tabs> contains no <TabItem>', expected: 'at least one' });
    return;
  }
  checkDefault(tabs, valuesOf(items, page), page);
  if (attributeOf(tabs, 'queryString')?.value === null && !attributeOf(tabs, 'groupId')) {
    page.report(tabs, {
      problem: 'queryString on <Tabs> without groupId',
      expected: 'groupId="…", which names the parameter, or queryString="name"',
    });
  }
}

function valuesOf(items: MdxJsxFlowElement[], page: Compilation): string[] {
  const values: string[] = [];
  for (const item of items) {
    const value = attributeText(item, 'value');
    // The check of props reports a missing value.
    if (value === undefined) continue;
    if (values.includes(value)) {
      page.report(item, {
        problem: `Two tabs of a group have the value ${value}`,
        fix: 'Give each <TabItem> its own value.',
      });
    } else values.push(value);
  }
  return values;
}

function checkDefault(tabs: MdxJsxFlowElement, values: string[], page: Compilation): void {
  const wanted = attributeText(tabs, 'defaultValue');
  if (wanted === undefined || values.includes(wanted)) return;
  page.report(tabs, {
    problem: `The default tab ${wanted} does not exist`,
    expected: `one of ${values.join(', ')}`,
    fix: didYouMean(wanted, values),
  });
}

function isItem(node: { type: string; name?: string | null }): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'TabItem';
}

function nameOf(node: { type: string; name?: string | null }): string {
  return node.name ? `<${node.name}>` : `a ${node.type}`;
}
