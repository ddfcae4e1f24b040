import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { statusOf } from '@/lib/classes/data/class-data';
import type { ClassStore } from '@/lib/classes/data/class-store';
import {
  appsThatRan,
  compatibilityOf,
  parseCompatibility,
} from '@/lib/content/entries/compatibility';
import { attributeText } from './attributes';
import type { Compilation } from './compilation';
import { COUNTS } from './component-props';

const NAME = 'Count';

type CountName = (typeof COUNTS)[number];

/**
 * Remark plugin that replaces `<Count of="…" />` with a number: how many classes the version has, how many of them
 * work on native, or on the web only, or in how many apps the library ran.
 */
export function remarkCounts(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name !== NAME || !parent || index === undefined) return;
      const name = COUNTS.find((known) => known === attributeText(node, 'of'));
      // The check of props reports a missing or unknown name.
      if (!name) return;
      const count = name === 'apps' ? countApps(page) : countClasses(page.classes, name);
      if (!count) {
        const [what, where] =
          name === 'apps'
            ? ['apps', compatibilityOf(page.folder)]
            : ['classes', 'the class data of this version'];
        page.report(node, { problem: `<${NAME}> has no ${what} to count`, fix: `Add ${where}.` });
        return;
      }
      const text: Text = { type: 'text', value: count.toLocaleString('en-US') };
      if (node.position) text.position = node.position;
      parent.children.splice(index, 1, text);
    });
  };
}

function countClasses({ classes }: ClassStore, name: Exclude<CountName, 'apps'>): number {
  if (name === 'classes') return classes.length;
  return classes.filter(({ support }) => {
    const status = statusOf(support);
    return name === 'web-only-classes'
      ? status === 'web only'
      : status !== 'web only' && status !== 'no effect';
  }).length;
}

/** Returns the number of apps in which the library ran. Errors in the file are reported by `Compatibility`. */
function countApps(page: Compilation): number {
  const file = compatibilityOf(page.folder);
  const source = page.readText(file);
  const value = source === undefined ? undefined : parseCompatibility(source, file).value;
  return value ? appsThatRan(value).length : 0;
}
