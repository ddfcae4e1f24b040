import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { emptyParts } from '@/lib/classes/select';
import { classStore } from '@/lib/classes/store';
import { didYouMean } from '@/lib/content/nearest';
import { attributeText, type Element, toAttributes } from './attributes';
import type { Job } from './job';

const NAMES = new Set(['ClassTable', 'Variants', 'ClassLookup', 'UtilityIndex']);

/** Tells tables of classes which version their page is of, and checks that they select something. */
export function remarkClassTables(job: Job) {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (!node.name || !NAMES.has(node.name)) return;
      const version = job.folder.endsWith('/v2') ? 'v2' : 'v4';
      node.attributes.push(...toAttributes({ version }));
      if (node.name === 'ClassTable') checkSelection(node, version, job);
    });
  };
}

function checkSelection(node: Element, version: 'v2' | 'v4', job: Job): void {
  const plugin = attributeText(node, 'plugin');
  const classes = attributeText(node, 'classes');
  if (!plugin && !classes) {
    job.report(node, {
      problem: '<ClassTable> selects nothing',
      expected: 'plugin="gap" or classes="gap-* gap-x-*"',
    });
    return;
  }
  job.classTables.push({ plugin, classes });
  const all = classStore(version).classes;
  const plugins = [...new Set(all.map((item) => item.plugin))];
  for (const part of emptyParts(all, { plugin, classes })) {
    job.report(node, {
      problem: `No class of ${version} is of ${part}`,
      fix: didYouMean(part, plugins) ?? 'Name a plugin, or a pattern that matches a class.',
    });
  }
}
