import { type ChildProcess, type SpawnOptionsWithStdioTuple, spawn } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { listen, siteHandler } from '@/lib/export/hosts/static-server';

/**
 * Serves an export the way `npm run serve` does. `before` is a shell command to run first, such as one that
 * limits the server's memory. Resolves once the server listens.
 */
export async function startServer(
  dir: string,
  before?: string,
): Promise<{ url: string; server: ChildProcess }> {
  const args = ['--import', 'tsx', 'scripts/serve.ts'];
  const options: SpawnOptionsWithStdioTuple<'ignore', 'pipe', 'inherit'> = {
    env: { ...process.env, OUT_DIR: dir, PORT: '4870' },
    stdio: ['ignore', 'pipe', 'inherit'],
  };
  const server = before
    ? spawn('sh', ['-c', `${before}; exec node ${args.join(' ')}`], options)
    : spawn(process.execPath, args, options);
  for await (const text of server.stdout) {
    const url = /http:\S+/.exec(String(text))?.[0];
    if (url) return { url, server };
  }
  throw new Error('The server exited before it listened.');
}

/** Serves an export from this process. `close` stops the server. */
export async function serveExport(dir: string): Promise<{ url: string; close: () => void }> {
  return serveHandler(await siteHandler(dir));
}

/** Serves a request handler on a free local port. `close` stops the server. */
export async function serveHandler(
  handler: RequestListener,
): Promise<{ url: string; close: () => void }> {
  const { server, port } = await listen(handler, 0);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, close };
}

/** Resolves to a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const { url, close } = await serveHandler(() => {});
  close();
  return Number(new URL(url).port);
}
