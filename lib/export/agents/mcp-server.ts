import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { AgentData } from './agent-data';
import type { AgentTools } from './agent-tools';

/** Limits for the input of tools, in characters, or in items for lists. */
const LIMITS = {
  query: 512,
  address: 2000,
  message: 20_000,
  code: 200_000,
  theme: 200_000,
  names: 100,
  hits: 20,
};
/** Maximum number of characters in the code of a playground link. Browsers reject longer links. */
const MOST_CODE = 50_000;

/** Creates the MCP server whose tools call `tools`. Errors become results that the agent can read. */
export function toMcpServer(data: AgentData, tools: AgentTools): McpServer {
  const { title, siteVersion, versions } = data;
  const server = new McpServer(
    { name: title.toLowerCase().replace(/\W+/g, '-'), version: siteVersion },
    { instructions: toInstructions(data) },
  );
  const labels = versions.map(({ label }) => label);
  const latest = versions.find(({ isLast }) => isLast)?.label;
  const version = z
    .enum(labels)
    .optional()
    .describe(`Version of ${title}: ${labels.join(' or ')}. Default: ${latest}.`);
  addReading(server, tools, version);
  addClasses(server, tools, version);
  server.registerTool(
    'playground_link',
    {
      description: `Returns a link that opens code in the playground of ${title}, for people to try it.`,
      inputSchema: {
        code: z.string().max(MOST_CODE).describe('Code of App.tsx, with a default export.'),
      },
      annotations,
    },
    answer(({ code }: { code: string }) => tools.playgroundLink(code)),
  );
  return server;
}

type Version = z.ZodOptional<z.ZodEnum<Record<string, string>>>;

/** All tools only read data that is part of the program. */
const annotations = { readOnlyHint: true, openWorldHint: false };

function toInstructions({ title, versions }: AgentData): string {
  const labels = versions.map(({ label }) => label).join(' and ');
  return `Docs and class data of ${title} ${labels}. After you write or change a component, call check_component until its result starts with "Clean". Before you use a class that you have not checked, call look_up_class. For an error message, call explain_error.`;
}

function addReading(server: McpServer, tools: AgentTools, version: Version): void {
  server.registerTool(
    'search',
    {
      description: 'Searches the docs. Returns titles, URLs, and the start of each section.',
      inputSchema: {
        query: z.string().min(1).max(LIMITS.query),
        version,
        limit: z.int().min(1).max(LIMITS.hits).default(8).describe('Number of results.'),
      },
      annotations,
    },
    answer(
      ({
        query,
        limit,
        version: label,
      }: {
        query: string;
        limit: number;
        version?: string | undefined;
      }) => tools.search(query, limit, label),
    ),
  );
  server.registerTool(
    'read_page',
    {
      description: 'Returns a page of the docs, or one of its sections, as Markdown.',
      inputSchema: {
        page: z
          .string()
          .min(1)
          .max(LIMITS.address)
          .describe('Path or URL of a page, such as /troubleshooting or /troubleshooting#no-data.'),
      },
      annotations,
    },
    answer(({ page }: { page: string }) => tools.readPage(page)),
  );
  server.registerTool(
    'explain_error',
    {
      description:
        'Takes an error message, with or without its stack trace, and returns the section about its cause and fix.',
      inputSchema: { message: z.string().min(1).max(LIMITS.message), version },
      annotations,
    },
    answer(({ message, version: label }: { message: string; version?: string | undefined }) =>
      tools.explain(message, label),
    ),
  );
}

function addClasses(server: McpServer, tools: AgentTools, version: Version): void {
  const name = z.string().min(1).max(LIMITS.query);
  server.registerTool(
    'look_up_class',
    {
      description:
        'Returns what classes do on iOS, Android, and web, and what to write instead if native lacks them. Variants, brackets, and opacities are allowed.',
      inputSchema: {
        classes: z
          .union([name, z.array(name).min(1).max(LIMITS.names)])
          .describe('A class, a list of classes separated by spaces, or an array of classes.'),
        version,
      },
      annotations,
    },
    answer(
      ({ classes, version: label }: { classes: string | string[]; version?: string | undefined }) =>
        tools.lookUp(
          typeof classes === 'string' ? classes.split(/\s+/).filter(Boolean) : classes,
          label,
        ),
    ),
  );
  server.registerTool(
    'check_component',
    {
      description:
        'Checks all classes of a component and returns what to write instead of those that native lacks, that do not exist, or that contradict each other. Fix the problems and call it again until the result starts with "Clean".',
      inputSchema: {
        code: z
          .string()
          .min(1)
          .max(LIMITS.code)
          .describe('A component in TSX, or a list of classes.'),
        version,
        theme: themeInput,
      },
      annotations,
    },
    answer(({ code, version: label, theme }: CheckInput) =>
      tools.check(code, { ...(label && { version: label }), ...(theme && { theme }) }),
    ),
  );
}

const themeInput = z
  .record(z.string(), z.unknown())
  .refine((theme) => JSON.stringify(theme).length <= LIMITS.theme, {
    error: `The theme has more than ${LIMITS.theme} characters.`,
  })
  .optional()
  .describe(
    'The theme of tailwind.config.js as JSON, such as {"extend":{"colors":{"brand":"#0ea5e9"}}}. Default: the theme of NativeWind.',
  );

interface CheckInput {
  code: string;
  version?: string | undefined;
  theme?: Record<string, unknown> | undefined;
}

/** Converts a function that returns Markdown to a tool. If the function throws, the result is the message. */
function answer<Input>(
  act: (input: Input) => string | Promise<string>,
): (input: Input) => Promise<CallToolResult> {
  return async (input) => {
    try {
      return { content: [{ type: 'text', text: await act(input) }] };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return { content: [{ type: 'text', text }], isError: true };
    }
  };
}
