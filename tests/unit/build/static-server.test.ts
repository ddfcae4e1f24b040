import { readdirSync, renameSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { toHostRules } from '@/lib/hosts/host-rules';
import { serveExport, startServer } from '../../support/export-server';
import { writeProject } from '../../support/project';

const SIZE = 8 * 1024 ** 2;

test('while exports are replaced, every answer is a whole page of one of them', async () => {
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
    for (let turn = 0; turn < 60; turn += 1) {
      const old = `${dir}.${turn}`;
      renameSync(dir, old);
      // A moment without any.
      await wait(5);
      renameSync(others.shift() ?? '', dir);
      others.push(old);
      await wait(20);
    }
    isOver = true;
    await Promise.all(readers);
  });
  expect([...new Set(answers)].map((text) => text.length).sort()).toEqual([
    300_000, 700_000, 90_000,
  ]);
});

test('readers who hang up leave no file open', async () => {
  await whileServed(writeExport({ 'big.bin': 'x'.repeat(SIZE) }), async (url) => {
    const before = openFiles();
    for (let count = 0; count < 20; count += 1) await hangUp(`${url}/big.bin`);
    await expect.poll(openFiles).toBeLessThanOrEqual(before);
  });
});

test('a server that may open few files survives a rush, and every answer is whole', async () => {
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

test('a page comes in an encoding that the reader accepts', async () => {
  // Only their names count here.
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

test('a page that has not changed is not sent again', async () => {
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
      // Otherwise fetch asks for a new answer each time.
      const answer = await fetch(`${url}/a`, { headers: { 'cache-control': '', ...asked } });
      return answer.status;
    });
    expect(await Promise.all(statuses)).toEqual([304, 304, 200, 304, 200]);
  });
});

test('every file has a type', async () => {
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

/** Writes an export with the files and what every export has. */
function writeExport(files: Record<string, string>, parent?: string): string {
  const facts = { rules: toHostRules('', [], "frame-ancestors 'self'") };
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

/** Asks for a file and closes the connection at the first bytes of the answer. */
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
