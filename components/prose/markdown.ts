import { fileOpen } from '@/content/messages/prose';
import { alternativesOf, toSupportData } from '@/lib/classes/data/alternatives';
import { supportText } from '@/lib/classes/data/class-data';
import { capital } from '@/lib/classes/data/display';
import { isSupportPlace, supportOf } from '@/lib/classes/data/support';
import { toClassTable, toTableMarkdown } from '@/lib/classes/tables/class-rows';
import { toVerdicts, verdictLine } from '@/lib/classes/tables/page-verdict';
import { toVariantMarkdown } from '@/lib/classes/tables/variant-table';
import type { Content } from '@/lib/content/content';
import { attributeFlag, attributeText } from '@/lib/content/mdx/attributes';
import type { ComponentName } from '@/lib/content/mdx/component-props';
import { toUtilityMarkdown } from '@/lib/content/versions/utility-groups';
import type { Forms } from '@/lib/site/twins/to-markdown';

/** Function that converts a component to Markdown. `serialize` does the same for the nodes inside it. */
type ToMarkdown = (...of: [...Parameters<Forms[string]>, content: Content]) => string;

/**
 * Functions that convert each component in the registry to Markdown. They are in a separate file because the
 * registry imports CSS, which scripts that run outside Next.js cannot load.
 */
const forms: Readonly<Record<ComponentName, ToMarkdown>> = {
  Admonition: (node, serialize) => {
    const title = node.children.filter(isTitle);
    const own = attributeText(node, 'title') ?? serialize(title);
    const head = [capital(attributeText(node, 'type') ?? 'note'), own].filter(Boolean).join(': ');
    const body = serialize(node.children.filter((child) => !isTitle(child)));
    return quote(`**${head}**\n\n${body}`);
  },
  AdmonitionTitle: (node, serialize) => serialize(node.children),
  Card: (node, serialize) => {
    const link = `[${attributeText(node, 'title') ?? ''}](${attributeText(node, 'href') ?? ''})`;
    return indent(`- ${link}\n\n${serialize(node.children)}`);
  },
  Cards: (node, serialize) => serialize(node.children),
  ClassLookup: (node, _serialize, content) => {
    const classes = content.classes(versionOf(node));
    const alternatives = alternativesOf(classes.byName.keys(), toSupportData(classes));
    return [
      '*On the web page, a field here shows what any class does on each platform.*',
      'What to write on native instead of classes that it does not fully support:',
      alternatives.map(([name, sentence]) => `- \`${name}\`: ${sentence}`).join('\n'),
    ].join('\n\n');
  },
  ClassTable: (node, _serialize, content) =>
    toTableMarkdown(
      toClassTable(content.classes(versionOf(node)), {
        plugin: attributeText(node, 'plugin'),
        classes: attributeText(node, 'classes'),
      }),
    ),
  CodeBlock: (node, serialize) => fence(serialize(node.children)),
  CopyFile: (node) =>
    `[${fileOpen(attributeText(node, 'label') ?? '')}](${attributeText(node, 'href') ?? ''})`,
  Details: (node, serialize) =>
    `**${attributeText(node, 'summary') ?? 'Details'}**\n\n${serialize(node.children)}`,
  Diagram: (node) => `*Diagram: ${attributeText(node, 'alt') ?? ''}*`,
  FileTree: (node, serialize) => serialize(node.children),
  Platforms: (node, _serialize, content) => {
    const table = JSON.parse(attributeText(node, 'table') ?? 'null');
    return verdictLine(toVerdicts(content.classes(versionOf(node)), table));
  },
  Player: (node, serialize) => serialize(node.children),
  Since: (node) => `(since ${attributeText(node, 'version') ?? ''})`,
  Steps: (node, serialize) => serialize(node.children),
  Support: (node, _serialize, content) => {
    const on = attributeText(node, 'on');
    const name = attributeText(node, 'class') ?? '';
    const { support, platforms } = supportOf(
      content.classes(versionOf(node)),
      name,
      isSupportPlace(on) ? on : undefined,
    );
    return supportText(support, platforms);
  },
  TabItem: (node, serialize) => {
    const label = attributeText(node, 'label') ?? attributeText(node, 'value') ?? '';
    const mark = attributeFlag(node, 'default') ? ' (default)' : '';
    return `**${label}**${mark}\n\n${serialize(node.children)}`;
  },
  Tabs: (node, serialize) => serialize(node.children),
  ThemePalette: () =>
    '*On the web page, the colors of your own theme are listed here once you have entered it.*',
  Usage: (node, serialize) => serialize(node.children),
  UtilityIndex: (node, _serialize, content) => toUtilityMarkdown(content, versionOf(node)),
  Variants: (node, _serialize, content) => toVariantMarkdown(content.classes(versionOf(node))),
};

/** Names of all components that authors may use in MDX. The content check uses them. */
export const componentNames = Object.keys(forms);

/**
 * Returns the functions that convert components to Markdown, keyed by component name. They read the given
 * content.
 */
export function toForms(content: Content): Forms {
  const entries = Object.entries(forms).map(([name, form]): [string, Forms[string]] => [
    name,
    (node, serialize) => form(node, serialize, content),
  ]);
  return Object.fromEntries(entries);
}

/**
 * Returns the docs version of the page that contains a component. The MDX pipeline derives the version from
 * the page's folder and writes it into an attribute.
 */
function versionOf(node: Parameters<ToMarkdown>[0]): string {
  return attributeText(node, 'version') ?? '';
}

function isTitle(node: { type: string; name?: string | null }): boolean {
  return node.name === 'AdmonitionTitle';
}

function quote(text: string): string {
  return text.trim().replace(/^/gm, '> ').replace(/ +$/gm, '');
}

/** Indents all lines after the first, except blank lines, so they belong to the list item. */
function indent(text: string): string {
  return text.trim().replace(/\n(?=[^\n])/g, '\n  ');
}

function fence(code: string): string {
  return `\`\`\`\n${code}\n\`\`\``;
}
