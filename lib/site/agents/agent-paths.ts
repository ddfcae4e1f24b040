/** Folder of the export with texts for coding agents, as a URL path without the base path. */
export const agentFolder = '/agents';

/** URL path of the block that projects add to their `AGENTS.md`, without the base path. */
export const agentsBlockPath = `${agentFolder}/AGENTS.md`;

/** URL path of the page with rules for coding agents. */
export const rulesPage = '/agents';

/** URL path of the installation page, whose tabs become setup prompts. */
export const setupPage = '/getting-started/installation';

/** Returns the URL path of a setup prompt, without the base path. `tab` is the `value` of its tab. */
export function setupPromptPath(tab: string): string {
  return `${agentFolder}/setup-${tab}.md`;
}

/** URL path of the page with error messages, their causes, and fixes. */
export const troubleshootingPage = '/troubleshooting';
