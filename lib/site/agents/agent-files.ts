import type { Content } from '@/lib/content/content';
import type { Forms } from '@/lib/site/twins/to-markdown';
import { agentsBlockPath, setupPromptPath } from './agent-paths';
import { agentsBlock } from './agents-block';
import { setupPrompts } from './setup-prompts';

/**
 * Resolves to the texts for coding agents, keyed by their URL path in the export: the block for `AGENTS.md`, and a
 * setup prompt for each tab of the installation page. Leaves out those whose page the site does not have.
 */
export async function agentFiles(content: Content, forms: Forms): Promise<Record<string, string>> {
  const [block, prompts] = await Promise.all([
    agentsBlock(content, forms),
    setupPrompts(content, forms),
  ]);
  return {
    ...(block && { [agentsBlockPath]: block }),
    ...Object.fromEntries(prompts.map(({ tab, text }) => [setupPromptPath(tab), text])),
  };
}
