import type { Code, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { attributeText } from '@/lib/content/mdx/attributes';

/** Which tab a reader opens in each group of tabs. */
export type Choice = Readonly<Record<string, string>>;

/** A code block that a reader of an installation guide copies or runs. */
export interface Step {
  language: string;
  /** The file that the code goes in; commands have none. */
  title?: string;
  code: string;
}

/** The code blocks in the tabs that a reader opens, in the order of the page. */
export function stepsFor(tree: Root, choice: Choice): Step[] {
  const steps: Step[] = [];
  const walk = (node: Nodes, inTab: boolean): void => {
    if (node.type === 'code' && inTab) steps.push(toStep(node));
    if (!('children' in node)) return;
    if (!isElement(node, 'Tabs')) {
      for (const child of node.children) walk(child, inTab);
      return;
    }
    const chosen = choice[attributeText(node, 'groupId') ?? ''];
    for (const item of node.children) {
      if (!isElement(item, 'TabItem') || attributeText(item, 'value') !== chosen) continue;
      for (const child of item.children) walk(child, true);
    }
  };
  walk(tree, false);
  return steps;
}

/** The lines of commands in their order. */
export function commandsOf(steps: readonly Step[]): string[] {
  return steps
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.split('\n'))
    .filter((line) => line.trim() !== '');
}

function toStep({ lang, meta, value }: Code): Step {
  const title = /title="([^"]+)"/.exec(meta ?? '')?.[1];
  return { language: lang ?? 'text', ...(title && { title }), code: value };
}

function isElement(node: Nodes, name: string): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
}
