import type { Code, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { attributeText } from '@/lib/content/mdx/attributes';

/** Value of the selected tab in each tab group, keyed by group ID. */
export type Choice = Readonly<Record<string, string>>;

/** Code block that a reader of the installation guide copies or runs. */
export interface GuideStep {
  language: string;
  /** File that the code belongs in. Commands have none. */
  title?: string;
  code: string;
}

/** Returns the code blocks in the selected tabs, in page order. */
export function stepsFor(tree: Root, choice: Choice): GuideStep[] {
  const steps: GuideStep[] = [];
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

/** Returns the command lines in the steps' shell code, in order. Skips empty lines. */
export function commandsOf(steps: readonly GuideStep[]): string[] {
  return steps
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.split('\n'))
    .filter((line) => line.trim() !== '');
}

function toStep({ lang, meta, value }: Code): GuideStep {
  const title = /title="([^"]+)"/.exec(meta ?? '')?.[1];
  const code = lang === 'diff' ? afterChange(value) : value;
  return { language: lang ?? 'text', ...(title && { title }), code };
}

/** Returns the code after a change. In a `diff` block, a sign or a space and another space are before each line. */
function afterChange(patch: string): string {
  const kept = patch.split('\n').filter((line) => !line.startsWith('-'));
  return kept.map((line) => line.slice(2)).join('\n');
}

function isElement(node: Nodes, name: string): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
}
