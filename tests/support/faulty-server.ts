import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serveExport, serveHandler } from './export-server';

/**
 * Faults that a response can have. `half` is a truncated body without an error, and `cut` is a connection
 * that breaks halfway.
 */
export const faults = ['404', '500', 'cut', 'half', 'type', 'late'] as const;

/** Name of a fault, such as `404` or `late`. */
export type Fault = (typeof faults)[number];

/** Delay of a `late` response, in milliseconds. */
const LATE = 20_000;

/** Server of an export that can inject faults into its responses. */
export interface FaultyServer {
  url: string;
  /** Paths of the documents that the browser has requested, in order. */
  readonly documents: string[];
  /** Number of requests that got a fault since the last call of `clearFault`. */
  readonly faultCount: number;
  /** Injects a fault into the responses for all matching paths until `clearFault` is called. */
  break(paths: RegExp, fault: Fault): void;
  clearFault(): void;
  /** Simulates a new deployment: scripts get new names, and the old names respond with 404. */
  deploy(): void;
  close(): void;
}

/**
 * Serves an export and allows injecting faults into its responses. The browser does not cache broken
 * responses.
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
  /** URL of the server with the correct responses. */
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
 * Returns the strings that a new deployment replaces: the scripts folder, and the folder named after the
 * build.
 */
function renamings(dir: string): [old: string, next: string][] {
  const build = readdirSync(join(dir, '_next/static')).find((name) => /^[0-9a-f]{16}$/.test(name));
  if (!build) throw new Error(`${dir} has no folder named after its build.`);
  return [
    ['static/chunks/', 'static/deployed/'],
    [build, [...build].reverse().join('')],
  ];
}

/** Responds as the next deployment would, with the old names replaced by the new ones. */
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
