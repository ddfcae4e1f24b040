import type { Code, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as toText } from 'mdast-util-to-string';
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

/** File in one of the file trees of the guide. A bold name means that the reader creates the file. */
export interface GuideFile {
  path: string;
  isNew: boolean;
}

/** Returns the code blocks in the selected tabs, in page order. */
export function stepsFor(tree: Root, choice: Choice): GuideStep[] {
  return chosenNodes(tree, choice).flatMap((node) => (node.type === 'code' ? [toStep(node)] : []));
}

/** Returns the files in the file trees of the selected tabs, in page order. Folders are part of their paths. */
export function filesFor(tree: Root, choice: Choice): GuideFile[] {
  const trees = chosenNodes(tree, choice).filter((node) => isElement(node, 'FileTree'));
  return trees.flatMap(({ children }) => children.flatMap((list) => filesOf(list, '')));
}

function filesOf(list: Nodes, folder: string): GuideFile[] {
  if (list.type !== 'list') return [];
  return list.children.flatMap((item) => {
    const [first, ...rest] = item.children;
    const name = first?.type === 'paragraph' ? first.children[0] : undefined;
    const path = folder + (name ? toText(name) : '');
    if (path.endsWith('/')) return rest.flatMap((child) => filesOf(child, path));
    return [{ path, isNew: name?.type === 'strong' }];
  });
}

/** Returns the nodes in the selected tabs, in page order, with those inside other nodes. */
function chosenNodes(tree: Root, choice: Choice): Nodes[] {
  const nodes: Nodes[] = [];
  const walk = (node: Nodes, inTab: boolean): void => {
    if (inTab) nodes.push(node);
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
  return nodes;
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
