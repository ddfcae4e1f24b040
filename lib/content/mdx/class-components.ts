import type { Heading, List, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as markdownText } from 'mdast-util-to-string';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { emptyParts, subjectOf } from '@/lib/classes/data/select';
import { supportProblem } from '@/lib/classes/data/support';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import { attributeText, type Element, toAttributes } from './attributes';
import type { Compilation } from './compilation';
import { type IsDocumented, toIsDocumented } from './documented-classes';
import { toUsage } from './utility-usage';

/** Matches the files of utility pages, such as `content/docs/v4/tailwind/flexbox/gap.mdx`. */
const UTILITY = /\/tailwind\/[^/]+\/[^/]+\.mdx$/;

/** Id of the heading before the class table of a utility page. The page's support strip links to it. */
export const CLASSES_ID = 'classes';

const NAMES = new Set([
  'ClassLookup',
  'ClassTable',
  'Support',
  'ThemePalette',
  'UtilityIndex',
  'Variants',
]);

/**
 * Remark plugin that checks the attributes of class components such as `<ClassTable>` and adds the page's
 * docs version to them. On a utility page with a class table, it also adds platform support at the top, the
 * heading "Classes" before the first table, and usage notes before the "Related" section or at the end.
 */
export function remarkClassTables(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!node.name || !NAMES.has(node.name)) return;
      const { name: version, label, classes } = page.version;
      if (classes === undefined) {
        page.report(node, {
          problem: `<${node.name}> needs class data, and ${label} has none`,
          fix: 'Remove it, or set classes for this version in site.config.ts.',
        });
        return;
      }
      node.attributes.push(...toAttributes({ version }));
      if (node.name === 'ClassTable') checkSelection(node, page);
      if (node.name === 'Support') checkSupport(node, page);
    });
    if (page.findings.classTables.length > 0 && UTILITY.test(page.file))
      addUtilityParts(tree, page);
  };
}

/** Returns a function that finds the classes that a utility page documents. Undefined for other pages. */
export function findDocumented({ file, findings, classes }: Compilation): IsDocumented | undefined {
  const { classTables } = findings;
  if (classTables.length === 0 || !UTILITY.test(file)) return undefined;
  return toIsDocumented(classes, classTables);
}

function addUtilityParts({ children }: Root, page: Compilation): void {
  const { classTables } = page.findings;
  const { version, classes } = page;
  const related = children.findLastIndex(
    (node) => node.type === 'heading' && markdownText(node) === 'Related',
  );
  children.splice(related < 0 ? children.length : related, 0, {
    type: 'mdxJsxFlowElement',
    name: 'Usage',
    attributes: [],
    children: usageOf(toUsage(version, classes, classTables), page),
  });
  const hasHeading = children.some(
    (node) => node.type === 'heading' && node.data?.customId === CLASSES_ID,
  );
  const table = children.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'ClassTable',
  );
  const { position } = children[table] ?? {};
  if (!hasHeading && position) children.splice(table, 0, classesHeading(position));
  children.unshift({
    type: 'mdxJsxFlowElement',
    name: 'Platforms',
    attributes: toAttributes({
      version: version.name,
      table: JSON.stringify(subjectOf(classTables)),
    }),
    children: [],
  });
}

/**
 * Creates the heading before a page's class table. `position` is the position of the table, because only
 * headings with a position are listed in the page contents.
 */
function classesHeading(position: Position): Heading {
  const data = { customId: CLASSES_ID, hProperties: { id: CLASSES_ID } };
  return {
    type: 'heading',
    depth: 2,
    data,
    position,
    children: [{ type: 'text', value: 'Classes' }],
  };
}

/** Parses Markdown lists and removes items with links to pages that do not exist. */
function usageOf(markdown: string, page: Compilation): List[] {
  const tree = fromMarkdown(markdown);
  const lists = tree.children.flatMap((node) => (node.type === 'list' ? [node] : []));
  for (const list of lists) {
    list.children = list.children.filter((item) => {
      let isKnown = true;
      visit(item, 'link', ({ url }) => {
        isKnown &&= page.pageOf(url.replace(/\?.*/, '')) !== undefined;
      });
      return isKnown;
    });
  }
  visit(tree, (node) => {
    // These positions refer to the generated Markdown, not to the page's file.
    delete node.position;
  });
  return lists.filter((list) => list.children.length > 0);
}

function checkSupport(node: Element, page: Compilation): void {
  const name = attributeText(node, 'class');
  // The check of props reports a missing class and an unknown platform.
  if (!name) return;
  const problem = supportProblem(page.classes, name);
  if (problem) {
    const names = page.classes.byName.keys();
    const nearest = name.includes('*') ? undefined : didYouMean(name, [...names]);
    page.report(node, {
      problem,
      fix: nearest ?? 'Name one class, or a pattern of classes with the same support.',
    });
  }
}

function checkSelection(node: Element, page: Compilation): void {
  const plugin = attributeText(node, 'plugin');
  const classes = attributeText(node, 'classes');
  if (!plugin && !classes) {
    page.report(node, {
      problem: '<ClassTable> selects nothing',
      expected: 'plugin="gap" or classes="gap-* gap-x-*"',
    });
    return;
  }
  page.findings.classTables.push({ plugin, classes });
  const { label, classes: all } = page.classes;
  const plugins = [...new Set(all.map((item) => item.plugin))];
  for (const part of emptyParts(all, { plugin, classes })) {
    page.report(node, {
      problem: `${label} has no class of ${part}`,
      fix: didYouMean(part, plugins) ?? 'Name a plugin, or a pattern that matches a class.',
    });
  }
}
