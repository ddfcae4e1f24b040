import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Content } from '@/lib/content/content';
import { type Forms, toMarkdown } from '@/lib/site/twins/to-markdown';
import { toAddresses, twinFiles } from '@/lib/site/twins/twin-urls';
import { rulesPage } from './agent-paths';
import { type PagePart, toPageParts } from './page-parts';

type ToText = (nodes: RootContent[]) => string;

/** Lines around the block. A new block replaces everything from the first to the last of them. */
export const blockMarkers = [
  '<!-- BEGIN:nativewind-docs -->',
  '<!-- END:nativewind-docs -->',
] as const;

/**
 * Resolves to the block that projects add to their `AGENTS.md`: the rules and replacements of the page for
 * agents, and an index of the Markdown versions of all listed pages. Undefined if the site has no such page.
 * Rejects with a `CompileError` when the page has errors.
 */
export async function agentsBlock(content: Content, forms: Forms): Promise<string | undefined> {
  const entry = content.docs.find(({ path }) => path === rulesPage);
  if (!entry) return undefined;
  const { config } = content;
  const { absolute } = toAddresses(config);
  const { tree } = await content.compile(entry);
  const toText: ToText = (nodes) =>
    toMarkdown(withoutLinks(nodes), { forms, toUrl: (href) => href });
  const pageParts = toPageParts(tree);
  const rules = pageParts.filter(isList);
  const habits = pageParts.find(({ nodes }) => nodes.some(({ type }) => type === 'table'));
  const [begin, end] = blockMarkers;
  const parts = [
    begin,
    `# ${config.product.name} ${versionOf(content)}`,
    `What you remember about ${config.product.name} is often out of date or for the web only. Before you write or change classes, read the page about them: each path in the index below, after ${absolute('/')}, is a Markdown file, and \`a/{b,c}.md\` stands for \`a/b.md\` and \`a/c.md\`. Rules in full: ${absolute(`/${twinFiles(rulesPage)[0]}`)}`,
    ...rules.flatMap(({ title, nodes }) => [`## ${title}`, toText(nodes)]),
    `## ${habits?.title ?? ''}`,
    toArrows(habits?.nodes ?? [], toText),
    '## Index',
    toIndexLines(content).join('\n'),
    end,
  ];
  return `${parts.join('\n\n')}\n`;
}

function versionOf({ config }: Content): string {
  return config.versions.find(({ isLast }) => isLast)?.label ?? '';
}

/** Whether a part of the page consists of lists. */
function isList({ nodes }: PagePart): boolean {
  return nodes.length > 0 && nodes.every(({ type }) => type === 'list');
}

/** Copies nodes and replaces their links with the text of the links. */
function withoutLinks(nodes: RootContent[]): Root {
  const root: Root = { type: 'root', children: structuredClone(nodes) };
  visit(root, 'link', (node, index, parent) => {
    if (!parent || index === undefined) return;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
  return root;
}

/** Converts the first table among nodes to lines such as `- a → b`, from its first two columns. */
function toArrows(nodes: readonly RootContent[], toText: ToText): string {
  const table = nodes.find((node) => node.type === 'table');
  const rows = table?.type === 'table' ? table.children.slice(1) : [];
  const lines = rows.map(({ children }) => {
    const [before, after] = children.map((cell) =>
      toText([{ type: 'paragraph', children: cell.children }]),
    );
    return `- ${before} → ${after}`;
  });
  return lines.join('\n');
}

/** Returns a line for each folder, such as `guides/{goals,themes}.md`, in the order of the pages. */
function toIndexLines({ docs, config }: Content): string[] {
  const last = config.versions.find(({ isLast }) => isLast);
  const folders = new Map<string, string[]>();
  for (const { path, version, frontMatter } of docs) {
    if (version !== last?.name || frontMatter.unlisted) continue;
    const [, folder = '', name = ''] = /^(.*?)([^/]*)\.md$/.exec(twinFiles(path)[0]) ?? [];
    folders.set(folder, [...(folders.get(folder) ?? []), name]);
  }
  return [...folders].map(([folder, names]) =>
    names.length === 1 ? `${folder}${names[0]}.md` : `${folder}{${names.join(',')}}.md`,
  );
}
