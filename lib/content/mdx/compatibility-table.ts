import type { Paragraph, PhrasingContent, Root, Table } from 'mdast';
import {
  type Compatibility,
  compatibilityOf,
  listApps,
  listVersions,
  nameOfApp,
  parseCompatibility,
} from '@/lib/content/entries/compatibility';
import { toShortDate } from '@/lib/content/entries/short-date';
import type { Compilation } from './compilation';
import { replaceDataComponent } from './data-component';
import { textNodes, toTableNode, unbroken } from './table-nodes';

/**
 * Remark plugin that replaces `<Compatibility />` with what the version's `compatibility.yml` contains: a table of
 * all apps if it is a block, and a list of the apps in which the library ran if it is in a sentence.
 */
export function remarkCompatibility(page: Compilation) {
  const file = compatibilityOf(page.folder);
  return (tree: Root): void =>
    replaceDataComponent(tree, page, {
      name: 'Compatibility',
      file,
      read: (source, isBlock) => {
        const { value, errors } = parseCompatibility(source, file);
        if (errors) return { nodes: [], errors };
        return { nodes: isBlock ? toBlock(value) : textNodes(listApps(value)) };
      },
    });
}

/** Returns the table of all apps, and a paragraph with the versions of the library and the notes. */
function toBlock({ library, apps }: Compatibility): (Table | Paragraph)[] {
  const platforms = [...new Set(apps.flatMap(({ results }) => Object.keys(results)))];
  const rows = apps.map((app) => [
    textNodes(nameOfApp(app)),
    textNodes(listVersions(app.packages) || '–'),
    ...platforms.map((platform) => textNodes(unbroken(app.results[platform] ?? '–'))),
    [...code(app.command), ...textNodes(`, ${unbroken(toShortDate(new Date(app.date)))}`)],
  ]);
  const notes = apps.flatMap(({ note }) => note ?? []);
  return [
    toTableNode(['App', 'With', ...platforms, 'Command, date'], rows),
    {
      type: 'paragraph',
      children: textNodes([`All with ${listVersions(library)}.`, ...notes].join(' ')),
    },
  ];
}

function code(value: string): PhrasingContent[] {
  return [{ type: 'inlineCode', value }];
}
