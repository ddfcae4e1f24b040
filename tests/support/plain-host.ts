import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { serveHandler } from './export-server';

/**
 * Serves an export like a basic static host, with the site's files and its not-found page, but without its
 * redirects and headers.
 */
export async function servePlainly(
  dir: string,
  basePath = '',
): Promise<{ url: string; close: () => void }> {
  const notFound = readFileSync(join(dir, '404.html'));
  const files = sirv(dir, { dev: true });
  return serveHandler((request, response) => {
    const url = request.url ?? '/';
    const miss = () => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(notFound);
    };
    if (!url.startsWith(`${basePath}/`)) return miss();
    request.url = url.slice(basePath.length);
    files(request, response, miss);
  });
}
