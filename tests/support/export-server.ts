import { type ChildProcess, spawn } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { listen, siteHandler } from '@/lib/export/hosts/static-server';

/** Serves an export as `npm run serve` does, after a command of the shell; resolves once it listens. */
export async function startServer(
  dir: string,
  before = ':',
): Promise<{ url: string; server: ChildProcess }> {
  const server = spawn('sh', ['-c', `${before}; exec node --import tsx scripts/serve.ts`], {
    env: { ...process.env, OUT_DIR: dir, PORT: '4870' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of server.stdout) {
    const url = /http:\S+/.exec(String(text))?.[0];
    if (url) return { url, server };
  }
  throw new Error('The server ended before it listened.');
}

/** Serves an export from this process; `close` ends it. */
export async function serveExport(dir: string): Promise<{ url: string; close: () => void }> {
  return serveHandler(await siteHandler(dir));
}

/** Answers by a handler on a free port of this machine; `close` ends it. */
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

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const { url, close } = await serveHandler(() => {});
  close();
  return Number(new URL(url).port);
}
