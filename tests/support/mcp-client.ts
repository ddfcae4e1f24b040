import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';

/** Command that starts an MCP server, and the folder that it runs in. */
export interface McpCommand {
  command: string;
  args: string[];
  cwd?: string;
}

/** Text that a tool returned, and whether it is an error. */
export interface ToolAnswer {
  text: string;
  isError: boolean;
}

/** Connection of a real MCP client to a server process. */
export interface McpConnection {
  client: Client;
  /** Calls a tool. Rejects when the server does not answer. */
  call(name: string, input: Record<string, unknown>): Promise<ToolAnswer>;
  close(): Promise<void>;
}

/** Starts an MCP server and connects a client to it over stdin and stdout. */
export async function connectMcp({ command, args, cwd }: McpCommand): Promise<McpConnection> {
  const transport = new StdioClientTransport({ command, args, ...(cwd && { cwd }) });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  return {
    client,
    async call(name, input) {
      const answer = await client.callTool({ name, arguments: input }, undefined, {
        timeout: 180_000,
      });
      const { content, isError = false } = CallToolResultSchema.parse(answer);
      const texts = content.map((part) => (part.type === 'text' ? part.text : ''));
      return { text: texts.join(''), isError };
    },
    close: () => client.close(),
  };
}
