import { type ChildProcess, spawn } from 'node:child_process';
import { listen, siteHandler } from '@/lib/build/static-server';

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
  const { server, port } = await listen(await siteHandler(dir), 0);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, close };
}
