import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { root } from '@/lib/export/build/project-paths';

const FOLDER = join(root, 'tests/bench/agents/tasks');
const LANGUAGE = /^(?:[tj]sx?|typescript|javascript|typescriptreact)$/i;

/** Packages that answers may import. */
export const APP_PACKAGES: readonly string[] = ['react', 'react-native', 'nativewind'];

/** Task for a coding agent. `given` is the code to repair, or `undefined` if the task is a new screen. */
export interface AgentTask {
  name: string;
  prompt: string;
  given: string | undefined;
}

/** Returns the tasks of the benchmark, sorted by name. Each is a Markdown file that is sent as it is. */
export function agentTasks(): AgentTask[] {
  return readdirSync(FOLDER)
    .sort()
    .map((file) => {
      const prompt = readFileSync(join(FOLDER, file), 'utf8').trim();
      return { name: basename(file, '.md'), prompt, given: codeIn(prompt) };
    });
}

/**
 * Returns the longest block of TypeScript or JavaScript in a Markdown text. A block that is not closed ends
 * with the text. Without a language, a block is code if it exports something. A text that is code without a
 * fence is returned whole. `undefined` if there is no code.
 */
export function codeIn(markdown: string): string | undefined {
  const blocks: string[] = [];
  visit(fromMarkdown(markdown), 'code', ({ lang, value }) => {
    if (lang ? LANGUAGE.test(lang) : /\bexport\b/.test(value)) blocks.push(value);
  });
  if (/^\s*(?:import|export)\s/.test(markdown)) blocks.push(markdown.trim());
  const [longest] = blocks.sort((a, b) => b.length - a.length);
  return longest ? `${longest}\n` : undefined;
}
