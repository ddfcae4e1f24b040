import type { RootContent } from 'mdast';
import type { Content } from '@/lib/content/content';
import { type Forms, toMarkdown } from '@/lib/site/twins/to-markdown';
import { toAddresses, twinFiles } from '@/lib/site/twins/twin-urls';
import { rulesPage, setupPage, troubleshootingPage } from './agent-paths';
import {
  type CodePart,
  firstTabs,
  isComponent,
  listCode,
  type PagePart,
  type TabPart,
  toPageParts,
} from './page-parts';

/** Guide for a coding agent that sets up one kind of app, made from a tab of the installation page. */
export interface SetupPrompt {
  /** `value` of the tab. */
  tab: string;
  label: string;
  text: string;
}

/**
 * Resolves to a setup prompt for each tab of the installation page. Empty if the site has no such page. Rejects
 * with a `CompileError` when the page has errors.
 */
export async function setupPrompts(content: Content, forms: Forms): Promise<SetupPrompt[]> {
  const entry = content.docs.find(({ path }) => path === setupPage);
  if (!entry) return [];
  const { tree } = await content.compile(entry);
  const parts = toPageParts(tree);
  const at = parts.findIndex(({ nodes }) => firstTabs(nodes).length > 0);
  const toText = (nodes: RootContent[]) =>
    toMarkdown(
      { type: 'root', children: nodes.filter((node) => !isComponent(node, 'CopyFile')) },
      { forms, toUrl: toAddresses(content.config).on(setupPage) },
    );
  return firstTabs(parts[at]?.nodes ?? []).map((tab) => {
    const before = parts.slice(0, at).flatMap(({ nodes }) => nodes);
    const after = parts.slice(at + 1).filter((part) => isFor(tab, part));
    const texts = [
      ...toIntroduction(tab, content),
      '## Files and commands, in order',
      toOverview(listCode(tab.nodes)),
      '## Before you start',
      toText(before),
      '## Steps',
      toText(tab.nodes),
      ...after.flatMap(({ title, nodes }) => [`## ${title}`, toText(nodes)]),
      '## Report',
      REPORT,
    ];
    return { tab: tab.value, label: tab.label, text: `${texts.join('\n\n')}\n` };
  });
}

const RULES = `- Take the steps in this order. Skip a step whose result the project already has.
- Change only the files that the steps name, and keep everything else in them.
- Where a step depends on where the code is, follow the part that fits this project.
- Install the versions that the steps name. Ignore skills and prompts that set up another major version.`;

const REPORT = `When you are done, report:

- the steps that you took, and those that you skipped, with the reason
- each file that you created or changed
- each command that you ran, and whether it ended without an error
- the installed versions of the packages
- what each check showed, and what you could not check`;

function toIntroduction({ label }: TabPart, { config }: Content): string[] {
  const { absolute } = toAddresses(config);
  const { name } = config.product;
  const twin = (path: string) => absolute(`/${twinFiles(path)[0]}`);
  return [
    `# Set up ${name}: ${label}`,
    `Set up ${name} in this project. These are the steps of <${absolute(setupPage)}> for one kind of app, with what to check and what to report. Rules for the code you write afterward: <${twin(rulesPage)}>.`,
    `${RULES}\n- If a step fails, look up the message in <${twin(troubleshootingPage)}> before you try anything else.`,
  ];
}

/** Lists files by name, and commands. A file or command that appears twice in a row is listed once. */
function toOverview(code: readonly CodePart[]): string {
  const items = code.flatMap(({ language, title, code: text }) => {
    if (title) return [title];
    return language === 'sh' ? text.split('\n').filter(Boolean) : [];
  });
  return items
    .filter((item, index) => item !== items[index - 1])
    .map((item, index) => `${index + 1}. \`${item}\``)
    .join('\n');
}

/**
 * Whether a part of the page below the tabs is about a tab: it has code, and if it changes components, the tab
 * has one of them.
 */
function isFor(tab: TabPart, { nodes }: PagePart): boolean {
  const code = listCode(nodes);
  const components = code.flatMap(({ title }) => (title?.endsWith('.tsx') ? [title] : []));
  const own = listCode(tab.nodes).map(({ title }) => title);
  return (
    code.length > 0 && (components.length === 0 || components.some((name) => own.includes(name)))
  );
}
