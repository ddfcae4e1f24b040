import type { Heading as MdastHeading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Compilation } from './compilation';

declare module 'mdast' {
  interface HeadingData {
    /** The id an author chose with `{#id}`. */
    customId?: string;
  }
}

/** Gives headings the ids that authors wrote as `{#custom-id}`, and takes these out of the text. */
export function remarkHeadingIds(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, 'heading', takeId);
    visit(tree, 'heading', (heading) => {
      if (heading.depth === 1) reportTitle(heading, page);
    });
    visit(tree, 'headingId', (node, index, parent) => {
      page.report(node, {
        problem: `{#${node.value}} is not at the end of a heading`,
        fix: 'Move it to the end of its heading.',
      });
      if (parent && index !== undefined) parent.children.splice(index, 1);
    });
  };
}

function takeId(heading: MdastHeading): void {
  const last = heading.children.at(-1);
  if (last?.type !== 'headingId') return;
  heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  heading.data = { ...heading.data, customId: last.value, hProperties: { id: last.value } };
}

function reportTitle(heading: MdastHeading, page: Compilation): void {
  page.report(heading, {
    problem: 'A first-level heading in the body',
    expected: 'the title of the front matter to be the only one',
    fix: 'Start with ##.',
  });
}
