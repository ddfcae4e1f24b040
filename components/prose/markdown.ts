import { supportText } from '@/lib/classes/data/class-data';
import { capital } from '@/lib/classes/data/display';
import { isSupportPlace, supportOf } from '@/lib/classes/data/support';
import { toClassTable, toTableMarkdown } from '@/lib/classes/tables/class-rows';
import { toVerdicts, verdictLine } from '@/lib/classes/tables/page-verdict';
import { toVariantMarkdown } from '@/lib/classes/tables/variant-table';
import type { Content } from '@/lib/content/content';
import { attributeFlag, attributeText } from '@/lib/content/mdx/attributes';
import { toUtilityMarkdown } from '@/lib/content/versions/utility-groups';
import type { Forms } from '@/lib/site/twins/to-markdown';
import type { ComponentName } from './registry';

/** The Markdown form of a component of a site; components inside are written by `serialize`. */
type ToMarkdown = (...of: [...Parameters<Forms[string]>, content: Content]) => string;

/**
 * The Markdown form of each component of the registry, no more and no fewer. It is a file of its own because the
 * registry needs style sheets, which commands outside Next cannot load.
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
  ClassLookup: () => '*On the web page, a field here shows what any class does on each platform.*',
  ClassTable: (node, _serialize, content) =>
    toTableMarkdown(
      toClassTable(content.classes(versionOf(node)), {
        plugin: attributeText(node, 'plugin'),
        classes: attributeText(node, 'classes'),
      }),
    ),
  CodeBlock: (node, serialize) => fence(serialize(node.children)),
  Details: (node, serialize) =>
    `**${attributeText(node, 'summary') ?? 'Details'}**\n\n${serialize(node.children)}`,
  Diagram: (node) => `*Diagram: ${attributeText(node, 'alt') ?? ''}*`,
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
  Usage: (node, serialize) => serialize(node.children),
  UtilityIndex: (node, _serialize, content) => toUtilityMarkdown(content, versionOf(node)),
  Variants: (node, _serialize, content) => toVariantMarkdown(content.classes(versionOf(node))),
};

/** The names of all components, as the content check asks for them. */
export const componentNames = Object.keys(forms);

/** The Markdown forms of the components on a site. */
export function toForms(content: Content): Forms {
  const entries = Object.entries(forms).map(([name, form]): [string, Forms[string]] => [
    name,
    (node, serialize) => form(node, serialize, content),
  ]);
  return Object.fromEntries(entries);
}

/** The version that the pipeline wrote after the folder of the page. */
function versionOf(node: Parameters<ToMarkdown>[0]): string {
  return attributeText(node, 'version') ?? '';
}

function isTitle(node: { type: string; name?: string | null }): boolean {
  return node.name === 'AdmonitionTitle';
}

function quote(text: string): string {
  return text.trim().replace(/^/gm, '> ').replace(/ +$/gm, '');
}

/** Makes all lines after the first part of a list item. */
function indent(text: string): string {
  return text.trim().replace(/\n(?=[^\n])/g, '\n  ');
}

function fence(code: string): string {
  return `\`\`\`\n${code}\n\`\`\``;
}
