import type { Paragraph, PhrasingContent, Root, RootContent, Table, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  type Compatibility,
  compatibilityOf,
  listApps,
  nameOfApp,
  parseCompatibility,
} from '@/lib/content/entries/compatibility';
import { toShortDate } from '@/lib/content/entries/short-date';
import type { Compilation } from './compilation';

const NAME = 'Compatibility';

/**
 * Remark plugin that replaces `<Compatibility />` with what the version's `compatibility.yml` contains: a table of
 * all apps if it is a block, and a list of the apps in which the library ran if it is in a sentence.
 */
export function remarkCompatibility(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name !== NAME || !parent || index === undefined) return;
      const file = compatibilityOf(page.folder);
      const source = page.readText(file);
      if (source === undefined) {
        page.report(node, { problem: `<${NAME}> needs ${file}, which does not exist` });
        return;
      }
      const { value, errors } = parseCompatibility(source, file);
      page.errors.push(...(errors ?? []));
      const { position } = node;
      const isBlock = node.type === 'mdxJsxFlowElement';
      const nodes: RootContent[] = !value
        ? []
        : isBlock
          ? toBlock(value)
          : [{ type: 'text', value: listApps(value) }];
      const placed = nodes.map((added) => (position ? { ...added, position } : added));
      (parent.children as RootContent[]).splice(index, 1, ...placed);
      return index + placed.length;
    });
  };
}

/** Returns the table of all apps, and a paragraph with the versions of the library and the notes. */
function toBlock({ library, apps }: Compatibility): (Table | Paragraph)[] {
  const platforms = [...new Set(apps.flatMap(({ results }) => Object.keys(results)))];
  const rows = apps.map((app) => [
    text(nameOfApp(app)),
    text(toVersions(app.packages) || '–'),
    ...platforms.map((platform) => text(unbroken(app.results[platform] ?? '–'))),
    [...code(app.command), ...text(`, ${unbroken(toShortDate(new Date(app.date)))}`)],
  ]);
  const head = ['App', 'With', ...platforms, 'Command, date'].map(text);
  const notes = apps.flatMap(({ note }) => note ?? []);
  return [
    { type: 'table', children: [head, ...rows].map(toRow) },
    {
      type: 'paragraph',
      children: text([`All with ${toVersions(library)}.`, ...notes].join(' ')),
    },
  ];
}

function toVersions(packages: Record<string, string> = {}): string {
  return Object.entries(packages)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}

/** Replaces the spaces of a text with spaces that do not break. */
function unbroken(value: string): string {
  return value.replaceAll(' ', '\u00a0');
}

function toRow(cells: PhrasingContent[][]) {
  const children = cells.map((cell): TableCell => ({ type: 'tableCell', children: cell }));
  return { type: 'tableRow' as const, children };
}

function text(value: string): PhrasingContent[] {
  return [{ type: 'text', value }];
}

function code(value: string): PhrasingContent[] {
  return [{ type: 'inlineCode', value }];
}
