/**
 * `npm run bench:load`: twelve kinds of requests, 32 at a time, to our own server with the export in `out/` (OUT_DIR),
 * in three rounds, 47 seconds in all. Exits with 1 when an answer is wrong, or memory or open files
 * grow from round to round. It reads /proc, so it needs Linux.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readBuild } from '@/lib/export/build/build-facts';
import { outDir } from '@/lib/export/build/project-paths';
import { startServer } from '@/tests/support/export-server';

const rounds = 3;
const atOnce = 32;
const milliseconds = 1300;
/** Megabytes and files by which the last round may be above the first: noise of the garbage collection. */
const slack = { memory: 24, files: 2 };

/** A request, and the status of its answer. */
interface Kind {
  path: string;
  status: number;
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What has been asked of a kind: times in milliseconds, and answers that were not as the first one. */
interface Tally {
  times: number[];
  wrong: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const { url, server } = await startServer(outDir);
try {
  const kinds = await toKinds();
  const tallies = Object.keys(kinds).map((): Tally => ({ times: [], wrong: 0 }));
  const states = [stateOf()];
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, kind] of Object.values(kinds).entries()) await load(kind, tallies[index]);
    states.push(stateOf());
  }
  await wait(5000);
  states.push(stateOf());
  process.exitCode = report(Object.keys(kinds), tallies, states) ? 0 : 1;
} finally {
  agent.destroy();
  server.kill();
}

async function toKinds(): Promise<Record<string, Kind>> {
  const path = '/tailwind/spacing/padding';
  const { headers, body } = await ask({ path, status: 200 });
  const script = /src="([^"]*\/_next\/static\/[^"]+\.js)"/.exec(body.toString())?.[1];
  const old = (await readBuild(outDir)).rules.redirects[0]?.from;
  if (!script || !old) throw new Error('The export has no hashed script or no redirect.');
  const page = { path, status: 200 };
  return {
    'page, brotli': { ...page, headers: { 'accept-encoding': 'br, gzip' } },
    'page, gzip': { ...page, headers: { 'accept-encoding': 'gzip' } },
    'page, as it is': page,
    'page, HEAD': { ...page, method: 'HEAD' },
    'page, a range': { ...page, headers: { range: 'bytes=0-99' } },
    'page, not changed': { path, status: 304, headers: { 'if-none-match': headers.etag ?? '' } },
    'hashed file': { path: script, status: 200, headers: { 'accept-encoding': 'br' } },
    'no such page': { path: '/no/such/page', status: 404 },
    'malformed path': { path: '/%E0%A4%A', status: 404 },
    'old path': { path: old, status: 301 },
    'crooked path': { path: '//..%2f/%00/../', status: 404 },
    'path of blanks': { path: `/${'%20'.repeat(4000)}a`, status: 404 },
  };
}

/** Asks again and again, over as many connections as are open at once. */
async function load(kind: Kind, tally: Tally | undefined): Promise<void> {
  const first = await ask(kind);
  const end = performance.now() + milliseconds;
  const repeat = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const { status, body } = await ask(kind).catch(() => ({ status: 0, body: first.body }));
      tally?.times.push(performance.now() - start);
      if (tally && (status !== kind.status || !body.equals(first.body))) tally.wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, repeat));
}

function ask({ path, method = 'GET', headers = {} }: Kind): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ agent, hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(parts);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    asked.on('error', reject).end();
  });
}

/** Resident megabytes and open files of the server, connections apart. */
function stateOf(): { memory: number; files: number } {
  const proc = `/proc/${server.pid}`;
  const kilobytes = Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`${proc}/status`, 'utf8'))?.[1]);
  const connections = Object.values(agent.freeSockets).flat().length;
  return { memory: kilobytes / 1024, files: readdirSync(`${proc}/fd`).length - connections };
}

function report(
  names: readonly string[],
  tallies: readonly Tally[],
  states: readonly ReturnType<typeof stateOf>[],
): boolean {
  console.log(`${'request'.padEnd(22)} a second  median      p99  wrong`);
  for (const [index, { times, wrong }] of tallies.entries()) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
    const rate = (times.length / ((rounds * milliseconds) / 1000)).toFixed(0);
    const [median, late] = [at(0.5), at(0.99)].map((time) => `${time} ms`.padStart(8));
    console.log(
      `${names[index]?.padEnd(22)} ${rate.padStart(8)}${median} ${late} ${String(wrong).padStart(6)}`,
    );
  }
  const moments = [
    'start',
    ...Array.from({ length: rounds }, (_, at) => `round ${at + 1}`),
    'after',
  ];
  for (const [index, { memory, files }] of states.entries())
    console.log(`${moments[index]?.padEnd(8)} ${memory.toFixed(0)} MB, ${files} open files`);
  const [, first, ...later] = states;
  const last = later[rounds - 2];
  const isFlat =
    !!first &&
    !!last &&
    (['memory', 'files'] as const).every((of) => last[of] - first[of] <= slack[of]);
  const wrong = tallies.reduce((sum, tally) => sum + tally.wrong, 0);
  console.log(
    `${wrong} wrong answers; ${isFlat ? 'memory and open files stay' : 'memory or open files grow'}.`,
  );
  return isFlat && wrong === 0;
}
