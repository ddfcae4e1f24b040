/** Serves an export the way static hosts do, even while a build replaces the export. */
import { open, stat } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fresh from 'fresh';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import { readBuild } from '@/lib/export/build/build-facts';
import { listFiles } from '@/lib/export/build/list-files';
import { negotiatedEndings, prefersMarkdown, toTwinFile } from './accept-markdown';
import { type HostRules, toCacheControl, toHeaders, toLocation } from './host-rules';
import { withoutHtmlSuffix } from './html-suffix';
import { type FileIndex, resolveFile, toFileIndex, toPathname } from './resolve-file';

/** File extensions of compressed copies, keyed by encoding. The preferred encoding is first. */
const copies: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/**
 * Milliseconds for which a failed read is retried. Reads fail while the export is being replaced, or when too
 * many files are open.
 */
const PATIENCE = 3000;
const PAUSE = 50;

/** Export that is being served. */
interface ServedExport {
  dir: string;
  rules: HostRules;
  index: FileIndex;
}

/**
 * Creates a request handler that serves the export in `dir` below its base path. It never sends a partial
 * file, even while a build replaces the export. Rejects when `dir` contains no export.
 */
export async function siteHandler(dir: string): Promise<RequestListener> {
  const current = exportReader(dir);
  await current();
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const end = performance.now() + PATIENCE;
    while (!response.headersSent && !response.destroyed) {
      try {
        await answer(await current(), request, response);
      } catch {
        if (performance.now() < end) await wait(PAUSE);
        else response.writeHead(503, { 'Retry-After': '1', Connection: 'close' }).end();
      }
    }
  };
}

/** Starts a server on `port`, or on the next free port. Resolves to the server and its port. */
export async function listen(
  handler: RequestListener,
  port: number,
): Promise<{ server: Server; port: number }> {
  // Like nginx. After Node's five seconds, a busy client may be about to use the connection again.
  const server = createServer({ keepAliveTimeout: 75_000 }, handler);
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    // The listener stays attached because an unhandled error would end the process.
    server.on('error', resolve);
    server.listen(port, () => resolve(undefined));
  });
  if (error?.code === 'EADDRINUSE') return listen(handler, port + 1);
  const address = server.address();
  if (error || !address || typeof address === 'string') throw error ?? new Error('No address');
  return { server, port: address.port };
}

/**
 * Returns a function that resolves to the export currently in `dir`. The function lists the files only once
 * per build.
 */
function exportReader(dir: string): () => Promise<ServedExport> {
  let known: { build: string; site: Promise<ServedExport> } | undefined;
  return async () => {
    const build = await buildOf(dir);
    if (known?.build !== build) {
      const site = readExport(dir, build);
      known = { build, site };
      site.catch(() => {
        known = undefined;
      });
    }
    return known.site;
  };
}

async function readExport(dir: string, build: string): Promise<ServedExport> {
  const { rules } = await readBuild(dir);
  const index = toFileIndex(await listFiles(dir));
  if ((await buildOf(dir)) !== build) throw new Error('The export was replaced while it was read.');
  return { dir, rules, index };
}

/** Resolves to an id of the build in `dir`. The id changes when the export is replaced. */
async function buildOf(dir: string): Promise<string> {
  const { ino, mtimeMs } = await stat(join(dir, 'build.json'));
  return `${ino}-${mtimeMs}`;
}

/**
 * Sends a redirect, the requested file, a 304 response, or the 404 page. Rejects when the file cannot be
 * read.
 */
async function answer(
  { dir, rules, index }: ServedExport,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? '/';
  const path = toPathname(url, rules.basePath);
  const moved = path && toLocation(rules, path, /\?[^#]*/.exec(url)?.[0] ?? '');
  const found = path === undefined ? undefined : negotiate(path, request, index);
  const file = found ?? '/404.html';
  const headers = moved ? rules.headers : toHeaders(rules, file);
  for (const [name, value] of headers) response.setHeader(name, value);
  if (moved) {
    response.writeHead(301, { Location: moved }).end();
    return;
  }
  const accepted = new Negotiator(request).encodings(Object.keys(copies));
  const isThere = (name: string) => accepted.includes(name) && index.files.has(file + copies[name]);
  const encoding = Object.keys(copies).find(isThere) ?? 'identity';
  const { content, ...validators } = await readServed(join(dir, file + (copies[encoding] ?? '')));
  response.setHeader('Cache-Control', toCacheControl(rules.caching, file));
  const isNegotiated = negotiatedEndings.some((ending) => file.endsWith(ending));
  response.setHeader('Vary', isNegotiated ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
  if (found)
    for (const [name, value] of Object.entries(validators)) response.setHeader(name, value);
  if (found && fresh(request.headers, validators)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', contentType(extname(file)) || 'application/octet-stream');
  response.setHeader('Content-Length', content.length);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(found ? 200 : 404).end(content);
}

/**
 * Finds the file to serve for a decoded URL path: the Markdown version of a page if the request prefers it and
 * the URL has no HTML suffix. Undefined when no file matches.
 */
function negotiate(
  path: string,
  { headers }: IncomingMessage,
  index: FileIndex,
): string | undefined {
  const found = resolveFile(path, index);
  const isPlain = withoutHtmlSuffix(path) === undefined;
  if (!found || !isPlain || !prefersMarkdown(headers.accept ?? '')) return found;
  const twin = toTwinFile(found);
  return twin !== undefined && index.files.has(twin) ? twin : found;
}

/**
 * Reads a file together with its ETag and modification date. All three come from one file handle because a
 * build may replace the file at any time.
 */
async function readServed(path: string) {
  const handle = await open(path);
  try {
    const { size, mtime } = await handle.stat();
    const content = await handle.readFile();
    const etag = `W/"${size}-${mtime.getTime()}"`;
    return { content, etag, 'last-modified': mtime.toUTCString() };
  } finally {
    await handle.close();
  }
}
