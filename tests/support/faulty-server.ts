import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serveExport, serveHandler } from './export-server';

/** What can go wrong with an answer; `half` arrives as a whole file, `cut` ends with a broken connection. */
export const faults = ['404', '500', 'cut', 'half', 'type', 'late'] as const;

/** The name of a fault. */
export type Fault = (typeof faults)[number];

/** How late an answer is, in milliseconds. */
const LATE = 20_000;

/** An export whose server answers some requests wrongly. */
export interface FaultyServer {
  url: string;
  /** The paths of the pages that the browser has asked for, in order. */
  readonly documents: string[];
  /** How many answers had a fault since the last one was mended. */
  readonly spoiled: number;
  /** Answers to paths that match have the fault until `mend` is called. */
  break(paths: RegExp, fault: Fault): void;
  mend(): void;
  /** From now on it serves the next deploy, whose scripts have other names; those of the last are gone. */
  deploy(): void;
  close(): void;
}

/** Serves an export; what is broken is not kept by the browser. */
export async function serveFaulty(dir: string): Promise<FaultyServer> {
  const whole = await serveExport(dir);
  const names = renamings(dir);
  const documents: string[] = [];
  let spoiled = 0;
  let isDeployed = false;
  let broken: { paths: RegExp; fault: Fault } | undefined;
  const { url, close } = await serveHandler(async (request, response) => {
    const path = request.url ?? '/';
    if (request.headers['sec-fetch-dest'] === 'document') documents.push(path);
    const fault = broken?.paths.test(path.replace(/\?.*/, '')) ? broken.fault : undefined;
    if (fault) spoiled += 1;
    if (fault === 'late') await wait(LATE);
    const exchange = { request, response, from: whole.url, fault };
    const answering = isDeployed ? answerNew(exchange, names) : answer(exchange);
    await answering.catch(() => response.destroy());
  });
  return {
    url,
    documents,
    get spoiled() {
      return spoiled;
    },
    break: (paths, fault) => {
      broken = { paths, fault };
    },
    mend: () => {
      broken = undefined;
      spoiled = 0;
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
  /** Address of the server that has the right answer. */
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

/** What is named otherwise after a deploy: the folder of scripts, and the build, by its name in an export. */
function renamings(dir: string): [old: string, next: string][] {
  const build = readdirSync(join(dir, '_next/static')).find((name) => /^[0-9a-f]{16}$/.test(name));
  if (!build) throw new Error(`${dir} has no folder of its build.`);
  return [
    ['static/chunks/', 'static/deployed/'],
    [build, [...build].reverse().join('')],
  ];
}

/** Answers as the next deploy would, in which these names have others. */
async function answerNew({ request, response, from }: Exchange, names: [string, string][]) {
  const { url = '/', method = 'GET' } = request;
  const asked = names.reduce((path, [old, next]) => path.replace(next, old), url);
  const right = await fetch(from + asked, { method, redirect: 'manual' });
  const type = right.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await right.arrayBuffer());
  // The hashes in a page's policy are those of its scripts with their old names.
  const bare = bytes.toString('utf8').replace(/<meta http-equiv[^>]*>/i, '');
  const text = names.reduce((all, [old, next]) => all.replaceAll(old, next), bare);
  const isGone = names.some(([old]) => url.includes(old));
  response.writeHead(isGone ? 404 : right.status, { 'content-type': type });
  response.end(/^text|json/.test(type) ? text : bytes);
}
