import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serveExport, serveHandler } from './export-server';

/**
 * Faults that a response can have. `cut` breaks the connection after half of the body. `half` ends the
 * response after half of the body, without an error. `type` sends a wrong content type. `late` sends the
 * correct response after a delay.
 */
export const faults = ['404', '500', 'cut', 'half', 'type', 'late'] as const;

/** Name of a fault, such as `404` or `late`. */
export type Fault = (typeof faults)[number];

/** Delay of a `late` response, in milliseconds. */
const LATE = 20_000;

/** Server that serves an export and can inject faults into its responses. */
export interface FaultyServer {
  url: string;
  /** Paths and queries of the documents that browsers have requested, in order. */
  readonly documents: string[];
  /** Number of requests to broken paths since `clearFault` was last called. */
  readonly faultCount: number;
  /**
   * Injects a fault into the responses for all matching paths, until `break` is called again or `clearFault`
   * is called. After `deploy`, only `late` has an effect.
   */
  break(paths: RegExp, fault: Fault): void;
  clearFault(): void;
  /**
   * Simulates a new deployment: the files of the framework get new URLs, and the old URLs respond with 404.
   */
  deploy(): void;
  close(): void;
}

/**
 * Serves an export and allows injecting faults into its responses. Responses with the fault `cut`, `half` or
 * `type` tell the browser not to cache them.
 */
export async function serveFaulty(dir: string): Promise<FaultyServer> {
  const whole = await serveExport(dir);
  const names = renamings(dir);
  const documents: string[] = [];
  let faultCount = 0;
  let isDeployed = false;
  let broken: { paths: RegExp; fault: Fault } | undefined;
  const { url, close } = await serveHandler(async (request, response) => {
    const path = request.url ?? '/';
    if (request.headers['sec-fetch-dest'] === 'document') documents.push(path);
    const fault = broken?.paths.test(path.replace(/\?.*/, '')) ? broken.fault : undefined;
    if (fault) faultCount += 1;
    if (fault === 'late') await wait(LATE);
    const exchange = { request, response, from: whole.url, fault };
    const answering = isDeployed ? answerNew(exchange, names) : answer(exchange);
    await answering.catch(() => response.destroy());
  });
  return {
    url,
    documents,
    get faultCount() {
      return faultCount;
    },
    break: (paths, fault) => {
      broken = { paths, fault };
    },
    clearFault: () => {
      broken = undefined;
      faultCount = 0;
    },
    deploy: () => {
      isDeployed = true;
    },
    close: () => {
      close();
      whole.close();
    },
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** URL of the server that has the correct responses. */
  from: string;
  fault: Fault | undefined;
}

async function answer({ request, response, from, fault }: Exchange): Promise<void> {
  const { url = '/', method = 'GET' } = request;
  const right = await fetch(from + url, {
    method,
    headers: { 'accept-encoding': 'identity' },
    redirect: 'manual',
  });
  const bytes = Buffer.from(await right.arrayBuffer());
  const headers: Record<string, string> = Object.fromEntries(right.headers);
  delete headers.connection;
  const isBroken = fault !== undefined && fault !== 'late';
  if (isBroken) headers['cache-control'] = 'no-store';
  if (fault === '404' || fault === '500') {
    response.writeHead(Number(fault), { 'content-type': 'text/plain' }).end('Something is wrong.');
  } else if (fault === 'type') {
    const isPage = headers['content-type']?.startsWith('text/html');
    const portal = '<!doctype html><title>Sign in</title><p>Sign in to the network.</p>';
    const type = isPage ? 'application/octet-stream' : 'text/html';
    delete headers['content-length'];
    response.writeHead(200, { ...headers, 'content-type': type }).end(isPage ? bytes : portal);
  } else if (fault === 'half') {
    delete headers['content-length'];
    response.writeHead(200, headers).end(bytes.subarray(0, bytes.length / 2));
  } else if (fault === 'cut') {
    response.writeHead(200, { ...headers, 'content-length': String(bytes.length) });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  } else {
    response.writeHead(right.status, headers).end(bytes);
  }
}

/**
 * Returns the old and new names of the folders that a new deployment renames: the folder with the framework's
 * scripts, and the folder named after the build. Throws if the latter does not exist.
 */
function renamings(dir: string): [old: string, next: string][] {
  const build = readdirSync(join(dir, '_next/static')).find((name) => /^[0-9a-f]{16}$/.test(name));
  if (!build) throw new Error(`${dir} has no folder named after its build.`);
  return [
    ['static/chunks/', 'static/deployed/'],
    [build, [...build].reverse().join('')],
  ];
}

/**
 * Responds as the next deployment would: old names in files are replaced by the new ones, and URLs with old
 * names get a 404. Ignores the fault.
 */
async function answerNew({ request, response, from }: Exchange, names: [string, string][]) {
  const { url = '/', method = 'GET' } = request;
  const asked = names.reduce((path, [old, next]) => path.replace(next, old), url);
  const right = await fetch(from + asked, { method, redirect: 'manual' });
  const type = right.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await right.arrayBuffer());
  // Removes the page's policy, because its hashes don't match the inline scripts with replaced names.
  const bare = bytes.toString('utf8').replace(/<meta http-equiv[^>]*>/i, '');
  const text = names.reduce((all, [old, next]) => all.replaceAll(old, next), bare);
  const isGone = names.some(([old]) => url.includes(old));
  response.writeHead(isGone ? 404 : right.status, { 'content-type': type });
  response.end(/^text|json/.test(type) ? text : bytes);
}
