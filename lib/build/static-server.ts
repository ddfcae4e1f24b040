/** Serves an export as a good static host would: by sirv, with one rule for which file answers a path. */
import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { contentTypes, securityHeaders, toCacheControl } from '@/lib/export/host-rules';
import { resolveFile, toFileIndex, toPathname } from '@/lib/export/resolve-file';
import { listFiles } from './list-files';

/** A request handler for the export in `dir`, published below the base path it was built for. */
export async function siteHandler(dir: string): Promise<RequestListener> {
  const basePath = readBasePath(dir);
  const index = toFileIndex(await listFiles(dir));
  const files = sirv(dir, { etag: true, brotli: true, gzip: true, extensions: [], setHeaders });
  const notFound = notFoundHandler(dir);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = toPathname(request.url ?? '/', basePath);
    const file = path === undefined ? undefined : resolveFile(path, index);
    if (!file) return notFound(request, response);
    request.url = encodeURI(file);
    files(request, response, () => notFound(request, response));
  };
}

/** Listens on the port, or on the next free one; resolves to the server and its port. */
export async function listen(
  handler: RequestListener,
  port: number,
): Promise<{ server: Server; port: number }> {
  const server = createServer(handler);
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve);
    server.listen(port, () => resolve(undefined));
  });
  if (error?.code === 'EADDRINUSE') return listen(handler, port + 1);
  const address = server.address();
  if (error || !address || typeof address === 'string') throw error ?? new Error('No address');
  return { server, port: address.port };
}

function setHeaders(response: ServerResponse, path: string): void {
  for (const [name, value] of securityHeaders) response.setHeader(name, value);
  response.setHeader('Cache-Control', toCacheControl(path));
  const type = contentTypes[extname(path)];
  if (type) response.setHeader('Content-Type', type);
}

/** Answers with the not-found page and its status, which sirv would send as 200. */
function notFoundHandler(dir: string): RequestListener {
  const read = (name: string) => {
    const path = join(dir, name);
    return existsSync(path) ? readFileSync(path) : undefined;
  };
  const plain = read('404.html') ?? Buffer.from('Not found');
  const brotli = read('404.html.br');
  return (request: IncomingMessage, response: ServerResponse) => {
    const compressed = /\bbr\b/.test(String(request.headers['accept-encoding'])) && brotli;
    const body = compressed || plain;
    setHeaders(response, '/404.html');
    if (compressed) response.setHeader('Content-Encoding', 'br');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Content-Length', body.length);
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(body);
  };
}

function readBasePath(dir: string): string {
  const about: { basePath?: string } = JSON.parse(readFileSync(join(dir, 'build.json'), 'utf8'));
  return about.basePath ?? '';
}
