import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { z } from 'zod';
import { errorMessage } from '@/lib/classes/check/error-message';
import type { AgentCondition } from '@/lib/content/entries/agent-results';
import { splitFrontMatter } from '@/lib/content/entries/front-matter';
import { fromRoot, root } from '@/lib/export/build/project-paths';
import type { AgentTool } from './model-providers';

/** Docs that a model gets: text for its instructions, and tools. */
export interface AgentDocs {
  /** Text after the instructions that every model gets. Empty if there is none. */
  text: string;
  tools: AgentTool[];
  /** Runs a tool. Rejects if the tool does not exist, or fails. */
  call(name: string, input: unknown): Promise<string>;
  /** Ends what the tools need. */
  close(): Promise<void>;
}

/** Where the docs for coding agents are. */
export interface DocsSource {
  /** Folder of the export. */
  out: string;
  /** Command that starts the MCP server, and its arguments. */
  server: readonly [command: string, ...args: string[]];
}

/** Command of this project's MCP server. Its output is the protocol, so npm must not print anything. */
export const MCP_COMMAND: DocsSource['server'] = ['npm', 'run', '--silent', 'mcp'];

const SKILL = 'skills/nativewind-4';
const noTools = {
  tools: [],
  call: (name: string) => Promise.reject(new Error(`There is no tool ${name}.`)),
  close: () => Promise.resolve(),
};

/**
 * Prepares the docs of a condition. Rejects if a file of the export is missing, with the command that writes
 * it, or if the MCP server does not start.
 */
export async function openAgentDocs(
  condition: AgentCondition,
  { out, server }: DocsSource,
): Promise<AgentDocs> {
  if (condition === 'none') return { text: '', ...noTools };
  if (condition === 'block')
    return {
      text: `AGENTS.md of the project:\n\n${readExported(out, 'agents/AGENTS.md')}`,
      ...noTools,
    };
  return condition === 'skill' ? openSkill(out) : connectServer(server);
}

function readExported(out: string, file: string): string {
  const path = join(out, file);
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  throw new Error(`${fromRoot(path)} does not exist. Run npm run build, which writes it.`);
}

const skillHead = z.object({ name: z.string(), description: z.string() });
const fileInput = z.object({ path: z.string() });

/**
 * Offers the skill the way coding agents do: the instructions contain only its name and description, and the
 * model reads its files with a tool.
 */
function openSkill(out: string): AgentDocs {
  const { data } = splitFrontMatter(readExported(out, `${SKILL}/SKILL.md`), 'SKILL.md').yaml;
  const { name, description } = skillHead.parse(data);
  return {
    ...noTools,
    text: `Skills that are available:\n\n- ${name}: ${description} Read its SKILL.md with read_skill_file.`,
    tools: [
      {
        name: 'read_skill_file',
        description: `Reads a file of the skill ${name}, such as SKILL.md.`,
        schema: {
          type: 'object',
          properties: { path: { type: 'string', description: 'Path within the skill' } },
          required: ['path'],
        },
      },
    ],
    async call(_name, input) {
      const { path } = fileInput.parse(input);
      if (path.split(/[/\\]/).includes('..')) throw new Error(`${path} is not in the skill.`);
      return readExported(out, `${SKILL}/${path}`);
    },
  };
}

const toolInput = z.record(z.string(), z.unknown());
const toolOutput = z.object({
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
  isError: z.boolean().optional(),
});

/** Starts an MCP server and offers its tools. The server does not get the variables of this process. */
async function connectServer([command, ...args]: DocsSource['server']): Promise<AgentDocs> {
  const client = new Client({ name: 'agents-bench', version: '1.0.0' });
  try {
    await client.connect(new StdioClientTransport({ command, args, cwd: root }));
  } catch (error) {
    throw new Error(
      `${[command, ...args].join(' ')} did not start an MCP server: ${errorMessage(error)}`,
    );
  }
  const { tools } = await client.listTools();
  return {
    text: client.getInstructions() ?? '',
    tools: tools.map(({ name, description = '', inputSchema }) => ({
      name,
      description,
      schema: inputSchema,
    })),
    async call(name, input) {
      const output = await client.callTool({ name, arguments: toolInput.parse(input) });
      const { content, isError } = toolOutput.parse(output);
      const text = content.flatMap(({ text = [] }) => text).join('\n');
      if (isError) throw new Error(text);
      return text;
    },
    close: () => client.close(),
  };
}
