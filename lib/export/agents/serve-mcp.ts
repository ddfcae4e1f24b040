/** Runs the MCP server over stdin and stdout with the data next to its program. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { type AgentData, type AgentVersion, programFiles } from './agent-data';
import { type AgentSources, toAgentTools } from './agent-tools';
import { toLibraryThread } from './library-thread';
import { toMcpServer } from './mcp-server';
import { messageLines } from './message-lines';

/** Starts the server with the data files in `folder`. It stops when the client closes stdin. */
export async function serveMcp(folder: string): Promise<void> {
  const data: AgentData = JSON.parse(readFileSync(join(folder, programFiles.data), 'utf8'));
  const { stdin, stdout } = process;
  // A client that has gone does not read the last answers.
  stdout.on('error', () => process.exit());
  const lines = stdin.pipe(messageLines((line) => stdout.write(line)));
  const tools = toAgentTools(data, { classes: (version) => toClassSource(folder, version) });
  // The default limit of the buffer is not needed, because lines are limited.
  const transport = new StdioServerTransport(lines, stdout, { maxBufferSize: Infinity });
  await toMcpServer(data, tools).connect(transport);
}

function toClassSource(
  folder: string,
  { classes, library }: AgentVersion,
): ReturnType<AgentSources['classes']> {
  if (classes === undefined) return undefined;
  const data = JSON.parse(readFileSync(join(folder, classes), 'utf8'));
  if (!library) return { data, ask: async () => new Map() };
  return {
    data,
    ask: toLibraryThread(() => ({
      script: readFileSync(join(folder, library.script), 'utf8'),
      parser: library.hasParser ? readParser(folder) : undefined,
    })),
  };
}

/** Reads the CSS parser. Its file is text, because some installers only copy text files. */
function readParser(folder: string): Uint8Array<ArrayBuffer> {
  const text = readFileSync(join(folder, programFiles.parser), 'utf8');
  return new Uint8Array(brotliDecompressSync(Buffer.from(text, 'base64')));
}
