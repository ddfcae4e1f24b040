import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { listen } from '@/lib/build/static-server';

/** Serves an export by a host that knows files, folders, a not-found page, and no rules of ours. */
export async function servePlainly(
  dir: string,
  basePath = '',
): Promise<{ url: string; close: () => void }> {
  const notFound = readFileSync(join(dir, '404.html'));
  const files = sirv(dir, { dev: true });
  const { server, port } = await listen((request, response) => {
    const url = request.url ?? '/';
    const miss = () => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(notFound);
    };
    if (!url.startsWith(`${basePath}/`)) return miss();
    request.url = url.slice(basePath.length);
    files(request, response, miss);
  }, 0);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, close };
}
