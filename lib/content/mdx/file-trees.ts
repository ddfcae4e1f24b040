import type { List, ListItem, Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as toText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Compilation } from './compilation';

/**
 * Remark plugin that checks the list in each `<FileTree>` and turns the names in it into code. An item is the
 * name of a file or folder, optionally a comment, and for a folder a list of its files. The name of a folder ends
 * with a slash, and the name of a file that matters is bold.
 */
export function remarkFileTrees(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'FileTree') readTree(node, page);
      if (node.type === 'mdxJsxTextElement' && node.name === 'FileTree')
        page.report(node, { problem: '<FileTree> is in a sentence', expected: 'lines of its own' });
    });
  };
}

function readTree(node: MdxJsxFlowElement, page: Compilation): void {
  const list = node.children.find((child) => child.type === 'list');
  for (const child of node.children) {
    if (child === list) continue;
    page.report(child, {
      problem: `<FileTree> contains something other than one list: a ${child.type}`,
      fix: 'Move it out of <FileTree>.',
    });
  }
  if (list) readList(list, page);
  else page.report(node, { problem: '<FileTree> contains no list', expected: LIST });
}

const LIST = 'a list of files, such as - app.json';
const NAME = 'the name of a file or folder first, as in - src/ or - **app.json** comment';

function readList(list: List, page: Compilation): void {
  if (list.ordered) {
    page.report(list, { problem: 'The list in <FileTree> is numbered', expected: LIST });
  }
  list.spread = false;
  const names = new Set<string>();
  for (const item of list.children) {
    const name = readItem(item, page);
    if (name === undefined) continue;
    if (names.has(name)) page.report(item, { problem: `Two items of a folder are ${name}` });
    names.add(name);
  }
}

/** Checks an item and the list in it. Returns the name of its file or folder, or undefined if it has none. */
function readItem(item: ListItem, page: Compilation): string | undefined {
  item.spread = false;
  const [first, ...rest] = item.children;
  const name = first?.type === 'paragraph' ? takeName(first) : undefined;
  if (name === undefined || typeof item.checked === 'boolean') {
    page.report(item, { problem: 'An item of <FileTree> has no name', expected: NAME });
    return undefined;
  }
  if (/[:;,]$/.test(name)) {
    page.report(item, {
      problem: `The name ${name} ends with a punctuation mark`,
      expected: 'a space between the name and its comment',
    });
  }
  const list = rest.find((child) => child.type === 'list');
  for (const child of rest) {
    if (child === list) continue;
    page.report(child, {
      problem: `The item ${name} of <FileTree> contains a ${child.type}`,
      expected: 'a name, a comment on the same line, and one list for the files of a folder',
    });
  }
  if (!list) return name;
  if (!name.endsWith('/')) {
    page.report(item, {
      problem: `${name} contains files, but is not the name of a folder`,
      expected: `${name}/`,
    });
  }
  readList(list, page);
  return name;
}

/**
 * Turns the name at the start of a paragraph into code. Returns the name, or undefined if the paragraph starts with
 * something else.
 */
function takeName(paragraph: Paragraph): string | undefined {
  const [first, ...rest] = paragraph.children;
  const { name, comment } = splitName(first);
  if (!name) return undefined;
  // Without a position, the check of classes ignores the name.
  const code: PhrasingContent = { type: 'inlineCode', value: name };
  const isBold = first?.type === 'strong';
  const shown: PhrasingContent = isBold ? { type: 'strong', children: [code] } : code;
  const words: PhrasingContent[] = comment ? [{ type: 'text', value: comment }, ...rest] : rest;
  const [next, ...others] = words;
  const trimmed = next?.type === 'text' ? { ...next, value: next.value.trimStart() } : next;
  paragraph.children = trimmed
    ? [shown, { type: 'text', value: ' ' }, trimmed, ...others]
    : [shown];
  return name;
}

function splitName(first: PhrasingContent | undefined): { name?: string; comment?: string } {
  if (first?.type === 'strong') return { name: toText(first).trim() };
  if (first?.type === 'inlineCode') return { name: first.value };
  if (first?.type !== 'text') return {};
  const [, name, comment] = /^(\S+)\s*([\s\S]*)$/.exec(first.value) ?? [];
  return { ...(name && { name }), ...(comment && { comment }) };
}
