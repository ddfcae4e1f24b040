import { spawn } from 'node:child_process';
import { readdirSync, renameSync } from 'node:fs';
import { get, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { emptyRules } from '../../support/empty-rules';
import { freePort, serveExport, startServer } from '../../support/export-server';
import { writeProject } from '../../support/project';

const SIZE = 8 * 1024 ** 2;

test('while exports are replaced, every response is a complete page of one of them', async () => {
  const texts = ['a'.repeat(300_000), 'b'.repeat(90_000), 'c'.repeat(700_000)];
  const parent = writeProject({});
  const [dir = '', ...others] = texts.map((text) =>
    writeExport({ 'page/index.html': text }, parent),
  );
  const answers: string[] = [];
  await whileServed(dir, async (url) => {
    let isOver = false;
    const read = async () => {
      while (!isOver) answers.push(await fetch(`${url}/page`).then((answer) => answer.text()));
    };
    const readers = [read(), read(), read(), read()];
    // On a busy machine, an export may be replaced before it receives its first request.
    const isMet = () => texts.every((text) => answers.includes(text));
    for (let turn = 0; turn < 60 || !isMet(); turn += 1) {
      const old = `${dir}.${turn}`;
      renameSync(dir, old);
      // There is no export for a moment.
      await wait(5);
      renameSync(others.shift() ?? '', dir);
      others.push(old);
      // On a busy machine, replacements without a pause could use up the server's patience.
      const received = answers.length;
      while (answers.length === received) await wait(20);
    }
    isOver = true;
    await Promise.all(readers);
  });
  expect([...new Set(answers)].map((text) => text.length).sort()).toEqual([
    300_000, 700_000, 90_000,
  ]);
});

test('aborted requests leave no file open', async () => {
  await whileServed(writeExport({ 'big.bin': 'x'.repeat(SIZE) }), async (url) => {
    const before = openFiles();
    for (let count = 0; count < 20; count += 1) await hangUp(`${url}/big.bin`);
    await expect.poll(openFiles).toBeLessThanOrEqual(before);
  });
});

test('a server with few file handles survives a burst of requests with complete responses', async () => {
  const dir = writeExport({ 'big.bin': 'x'.repeat(SIZE) });
  const { url, server } = await startServer(dir, 'ulimit -n 48');
  try {
    const sizeOf = async () => {
      const answer = await fetch(`${url}/big.bin`);
      return answer.ok ? (await answer.arrayBuffer()).byteLength : answer.statusText;
    };
    const rush = await Promise.allSettled(Array.from({ length: 100 }, sizeOf));
    const sizes = rush.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    for (const size of sizes) expect([SIZE, 'Service Unavailable']).toContain(size);
    await expect.poll(() => sizeOf().catch(String)).toBe(SIZE);
    expect(server.exitCode).toBeNull();
  } finally {
    server.kill();
  }
});

test('a page is sent in an accepted encoding', async () => {
  // Only the file names matter, not the contents.
  const files = { 'a/index.html': 'a', 'a/index.html.br': 'b', 'a/index.html.gz': 'c' };
  await whileServed(writeExport(files), async (url) => {
    const encodings = ['br, gzip', 'gzip, br', 'br;q=0, gzip', 'br;q=0', 'identity', '*'];
    const received = encodings.map(async (accepted) => {
      const headers = { 'accept-encoding': accepted };
      const answer = await fetch(`${url}/a`, { method: 'HEAD', headers });
      return answer.headers.get('content-encoding');
    });
    expect(await Promise.all(received)).toEqual(['br', 'br', 'gzip', null, null, 'br']);
  });
});

test('an unchanged page is not sent again', async () => {
  await whileServed(writeExport({ 'a/index.html': 'a' }), async (url) => {
    const { headers } = await fetch(`${url}/a`);
    const [etag = '', day = ''] = ['etag', 'last-modified'].map((name) => headers.get(name) ?? '');
    const before = new Date(Date.parse(day) - 1000).toUTCString();
    const questions: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", ${etag}` },
      { 'if-none-match': '"other"', 'if-modified-since': day },
      { 'if-modified-since': day },
      { 'if-modified-since': before },
    ];
    const statuses = questions.map(async (asked) => {
      // Without this header, fetch would send `cache-control: no-cache`.
      const answer = await fetch(`${url}/a`, { headers: { 'cache-control': '', ...asked } });
      return answer.status;
    });
    expect(await Promise.all(statuses)).toEqual([304, 304, 200, 304, 200]);
  });
});

test('every file has a content type', async () => {
  const types = {
    'a.html': 'text/html; charset=utf-8',
    'favicon.ico': 'image/vnd.microsoft.icon',
    'a.unknown': 'application/octet-stream',
    _headers: 'application/octet-stream',
  };
  const files = Object.fromEntries(Object.keys(types).map((name) => [name, 'a']));
  await whileServed(writeExport(files), async (url) => {
    for (const [name, type] of Object.entries(types)) {
      const answer = await fetch(`${url}/${name}`);
      expect(answer.headers.get('content-type'), name).toBe(type);
    }
  });
});

interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
}

interface Answered {
  status: number;
  body: string;
  headers?: Record<string, string | string[] | undefined>;
}

const LATER = 'Fri, 01 Jan 2100 00:00:00 GMT';
const missing: Answered = { status: 404, body: 'Not found' };
const page: Answered = { status: 200, body: 'page' };
const file: Answered = { status: 200, body: 'text' };
const none = { 'content-encoding': undefined };

const requests: [asked: Asked, answer: Answered][] = [
  [{ path: '/a' }, page],
  [{ path: '/a/?q=/../../b.txt#c' }, page],
  [{ path: '/a/index.html' }, page],
  [{ path: '/A.html' }, page],
  [{ path: '/a.html' }, page],
  [{ path: '/a//' }, missing],
  [{ path: '//a' }, missing],
  [{ path: '/%61' }, page],
  [{ path: '/b.txt' }, file],
  [{ path: '/b.txt/' }, missing],
  [{ path: '/../b.txt' }, missing],
  [{ path: '/%2e%2e/b.txt' }, missing],
  [{ path: '/a/..%2fb.txt' }, missing],
  [{ path: '/a\\..\\b.txt' }, missing],
  [{ path: '/b.txt%00' }, missing],
  [{ path: '/%E0%A4%A' }, missing],
  [{ path: '/__proto__' }, missing],
  [{ path: '*' }, missing],
  [{ path: `/a${'%20'.repeat(4000)}` }, page],
  [{ path: `/a${'%20'.repeat(4000)}b` }, missing],
  [{ path: 'http://elsewhere.example/a' }, missing],
  [
    { method: 'HEAD', path: '/a' },
    { ...page, body: '', headers: { 'content-length': '4' } },
  ],
  [
    { method: 'HEAD', path: '/missing' },
    { ...missing, body: '', headers: { 'content-length': '9' } },
  ],
  [
    { method: 'OPTIONS', path: '/a' },
    { status: 405, body: '', headers: { allow: 'GET, HEAD' } },
  ],
  [
    { method: 'POST', path: '/missing' },
    { status: 405, body: '', headers: { allow: 'GET, HEAD' } },
  ],
  // A range request gets the complete file, which HTTP allows.
  [
    { path: '/a', headers: { range: 'bytes=1-2' } },
    { ...page, headers: { 'content-range': undefined } },
  ],
  [{ path: '/a', headers: { range: 'bytes=9-' } }, page],
  [
    { path: '/a', headers: { 'if-none-match': '*' } },
    { status: 304, body: '' },
  ],
  [{ path: '/a', headers: { 'if-none-match': '"x"' } }, page],
  [
    { path: '/a', headers: { 'if-modified-since': LATER } },
    { status: 304, body: '' },
  ],
  [{ path: '/a', headers: { 'if-modified-since': 'soon' } }, page],
  [
    { method: 'HEAD', path: '/a', headers: { 'if-none-match': '*' } },
    { status: 304, body: '' },
  ],
  [{ path: '/missing', headers: { 'if-none-match': '*' } }, missing],
  [
    { path: '/c.js', headers: { 'accept-encoding': 'gzip' } },
    { status: 200, body: 'zipped' },
  ],
  [
    { path: '/c.js', headers: { 'accept-encoding': 'GZIP;q=0.5' } },
    { status: 200, body: 'zipped' },
  ],
  [{ path: '/c.js', headers: { 'accept-encoding': 'gzip;q=x,,;' } }, file],
  [
    { path: '/c.js', headers: { 'accept-encoding': 'zstd' } },
    { ...file, headers: none },
  ],
  [
    { path: '/c.js', headers: { 'accept-encoding': '' } },
    { ...file, headers: none },
  ],
  [
    { path: '/c.js.gz', headers: { 'accept-encoding': 'gzip' } },
    { status: 200, body: 'zipped', headers: none },
  ],
];

test('every request gets the expected response', async () => {
  const files = { 'a/index.html': 'page', 'b.txt': 'text', 'c.js': 'text', 'c.js.gz': 'zipped' };
  await whileServed(writeExport(files), async (url) => {
    for (const [asked, { status, body, headers = {} }] of requests) {
      const answer = await ask(url, asked);
      const name = JSON.stringify(asked).slice(0, 120);
      expect.soft([answer.status, answer.body], name).toEqual([status, body]);
      for (const [header, value] of Object.entries(headers))
        expect.soft(answer.headers[header], name).toBe(value);
    }
  });
});

test('serve prints an address that answers, on the port of its flag', async () => {
  const port = await freePort();
  const dir = writeExport({ 'index.html': 'Here' });
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/serve.ts', '--port', String(port)],
    { env: { ...process.env, OUT_DIR: dir }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    let printed = '';
    for await (const text of server.stdout) {
      printed += text;
      if (printed.includes('\n')) break;
    }
    expect(printed).toBe(`The site is at http://localhost:${port}\n`);
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('Here');
  } finally {
    server.kill();
  }
});

/** Sends a request with exactly this path. `fetch` would normalize the path. */
function ask(url: string, { path, method, headers }: Asked): Promise<Required<Answered>> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const options = { agent: false, hostname, port, path, method, headers };
    const asked = request(options, async (response) => {
      const parts = await response.toArray();
      const { statusCode: status = 0, headers: received } = response;
      resolve({ status, body: Buffer.concat(parts).toString(), headers: { ...received } });
    });
    asked.on('error', reject).end();
  });
}

/** Writes an export with these files and the files that every export has. Returns its folder. */
function writeExport(files: Record<string, string>, parent?: string): string {
  const facts = {
    rules: emptyRules('', "frame-ancestors 'self'"),
  };
  const always = { 'build.json': JSON.stringify(facts), '404.html': 'Not found' };
  return writeProject({ ...always, ...files }, parent);
}

async function whileServed(dir: string, work: (url: string) => Promise<void>): Promise<void> {
  const { url, close } = await serveExport(dir);
  try {
    await work(url);
  } finally {
    close();
  }
}

/** Requests a file and closes the connection when the first bytes arrive. */
function hangUp(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (response) => {
      response.once('data', () => request.destroy());
      response.once('close', resolve);
      response.on('error', () => {});
    });
    request.once('error', reject);
  });
}

function openFiles(): number {
  return readdirSync('/dev/fd').length;
}
