import type { Paragraph, PhrasingContent, Root, Table } from 'mdast';
import {
  type Compatibility,
  compatibilityOf,
  listApps,
  nameOfApp,
  parseCompatibility,
} from '@/lib/content/entries/compatibility';
import { toShortDate } from '@/lib/content/entries/short-date';
import type { Compilation } from './compilation';
import { replaceDataComponent, toMarkdownTable } from './data-component';

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
        return { nodes: isBlock ? toBlock(value) : text(listApps(value)) };
      },
    });
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
    toMarkdownTable([head, ...rows]),
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

function text(value: string): PhrasingContent[] {
  return [{ type: 'text', value }];
}

function code(value: string): PhrasingContent[] {
  return [{ type: 'inlineCode', value }];
}
