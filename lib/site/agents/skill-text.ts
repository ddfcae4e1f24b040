import type { Root, RootContent } from 'mdast';
import { stringify } from 'yaml';
import { normalizePath } from '@/lib/config/paths';
import type { SkillSettings } from '@/lib/content/entries/skill-settings';
import type { Compiled } from '@/lib/content/mdx/compiled';

/** Files of the skill that its text names, as paths relative to its folder. */
export const skillFiles = {
  text: 'SKILL.md',
  license: 'LICENSE',
  notices: 'NOTICES.txt',
  references: 'references',
  scripts: 'scripts',
  mcp: 'scripts/mcp.mjs',
} as const;

/** License of the skill, as its front matter names it. */
const license = `MIT (${skillFiles.license}). The packages in ${skillFiles.scripts} have their own licenses (${skillFiles.notices}).`;

/** Returns the path of a page in the skill, relative to the skill's folder. `path` is the page's URL path. */
export function referenceFile(path: string): string {
  const name = path.replace(/^\/|\/$/g, '').replaceAll('/', '-');
  return `${skillFiles.references}/${name || 'index'}.md`;
}

/**
 * Returns a function that converts the links of the skill's text. Links to pages in the skill become the paths
 * of their files. `toUrl` converts all other links.
 */
export function toSkillLinks(
  { references }: Pick<SkillSettings, 'references'>,
  toUrl: (address: string) => string,
): (address: string) => string {
  const files = new Map(references.map((path) => [normalizePath(path), referenceFile(path)]));
  return (address) => {
    const [, path = '', hash = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
    const file = path.startsWith('/') ? files.get(normalizePath(path)) : undefined;
    return file ? file + hash : toUrl(address);
  };
}

/**
 * Returns the part of a page's syntax tree that has the sections with these ids, in this order. A section ends
 * before the next heading of the same or a higher level. Throws when the page has no heading with one of the
 * ids.
 */
export function sectionsOf({ tree, headings }: Compiled, ids: readonly string[]): Root {
  const starts = tree.children.flatMap((node, index) =>
    node.type === 'heading' ? [{ index, depth: node.depth, id: idOf(node) }] : [],
  );
  const children = ids.flatMap((id): RootContent[] => {
    const at = starts.findIndex((start) => start.id === id);
    const start = starts[at];
    if (!start) {
      const known = headings.map((heading) => heading.id).join(', ');
      throw new Error(`The page of the skill has no section ${id}. It has: ${known}.`);
    }
    const end = starts.slice(at + 1).find(({ depth }) => depth <= start.depth)?.index;
    return tree.children.slice(start.index, end);
  });
  return { type: 'root', children };
}

/** Parts of the skill's text. */
export interface SkillParts {
  skill: SkillSettings;
  title: string;
  /** Sections with the rules, as Markdown. */
  rules: string;
  /** Pages in the skill. */
  references: readonly { path: string; title: string; description: string }[];
}

/** Returns the text of `SKILL.md`, which has the format of agentskills.io. */
export function toSkillText({ skill, title, rules, references }: SkillParts): string {
  const { name, description, compatibility } = skill;
  const front = stringify({ name, description, license, compatibility }, { lineWidth: 0 });
  const pages = references.map(
    (page) => `- [${page.title}](${referenceFile(page.path)}): ${page.description}`,
  );
  return [
    `---\n${front}---`,
    `# ${title}`,
    toScriptsText(skill),
    rules,
    ['## Pages in this skill', '', ...pages].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Describes the programs of the skill. */
function toScriptsText({ name, look_up: lookUp }: SkillSettings): string {
  return `## Check your work

Don't rely on memory for what a class does on iOS and Android. Look it up, or check the component:

- \`node ${skillFiles.scripts}/${lookUp} gap-4\` prints what each platform makes of a class.
- \`node ${skillFiles.mcp}\` is an MCP server over stdio. Its tool \`check_component\` takes a component and returns what to write instead. Call it until the result starts with "Clean". The other tools are \`look_up_class\`, \`search\`, \`read_page\`, \`explain_error\`, and \`playground_link\`.

If the tools aren't available yet, ask for this server, with the absolute path of this folder:

\`\`\`json
{ "mcpServers": { "${name}": { "command": "node", "args": ["/path/to/${name}/${skillFiles.mcp}"] } } }
\`\`\``;
}

/** Returns the id that the author gave a heading, or an empty string. */
function idOf({ data }: { data?: { customId?: string } | undefined }): string {
  return data?.customId ?? '';
}
