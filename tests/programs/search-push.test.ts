import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { checkCount } from '@/lib/search/push';
import { serveHandler } from '@/tests/support/export-server';

const run = promisify(execFile);

test('too few records are rejected', () => {
  expect(() => checkCount(99, 0, 100)).toThrow('fewer than the minimum of 100');
  expect(() => checkCount(400, 1000, 100)).toThrow('less than half of the 1000 in the index');
  expect(() => checkCount(500, 1000, 100)).not.toThrow();
});

test.describe('the command', () => {
  let server: Awaited<ReturnType<typeof serveHandler>>;
  let asked: string[] = [];
  let moved: { operation: string; destination: string } | undefined;
  let acl: string[] = [];
  let added = 0;
  test.beforeEach(async () => {
    asked = [];
    moved = undefined;
    added = 0;
    acl = ['search', 'addObject', 'deleteIndex', 'editSettings'];
    server = await serveHandler(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const path = decodeURIComponent((request.url ?? '').replace(/\?.*/, ''));
      asked.push(`${request.method} ${path.replace(/_tmp_\d+/, '_tmp')}`);
      if (path.endsWith('/operation')) moved = JSON.parse(body);
      if (path.endsWith('/batch')) added += JSON.parse(body).requests.length;
      const answer = path.startsWith('/1/keys/')
        ? { value: 'key', acl, createdAt: 1 }
        : { taskID: 1, status: 'published', nbHits: 10, hits: [], objectIDs: [] };
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  test.afterEach(() => server.close());

  const push = (args: string[], key = 'write-key') => {
    const env = {
      ...process.env,
      SITE_DIR: 'tests/fixtures/sites/plain',
      ALGOLIA_WRITE_KEY: key,
      ALGOLIA_HOST: new URL(server.url).host,
    };
    return run(process.execPath, ['--import', 'tsx', 'scripts/search-push.ts', ...args], {
      env,
    }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        output: error.stdout + error.stderr,
      }),
    );
  };

  test('shows what it would push without a request and writes a crawler program without any key', async () => {
    const { code, output } = await push([]);
    expect(code).toBe(0);
    expect(output).toMatch(/^\d+ records from \d+ pages/);
    expect(output).toContain('"type": "content"');
    expect(output).toContain('Nothing was pushed');
    expect(asked).toEqual([]);
    const [file = ''] = /\S+docsearch-crawler\.js/.exec(output) ?? [];
    const program = readFileSync(file, 'utf8');
    expect(program).not.toContain('write-key');
    const given: Record<string, unknown>[] = [];
    const Crawler = class {
      constructor(config: Record<string, unknown>) {
        given.push(config);
      }
    };
    new Function('Crawler', program)(Crawler);
    expect(given[0]).toMatchObject({
      appId: 'PLAINAPP',
      sitemaps: [expect.stringMatching(/\/base\/sitemap\.xml$/)],
      ignoreCanonicalTo: true,
      initialIndexSettings: { plain: { attributesForFaceting: expect.arrayContaining(['tag']) } },
      actions: [{ indexName: 'plain', recordExtractor: expect.any(Function) }],
    });
  });

  test('fills a temporary index and moves it into place', async () => {
    const { code, output } = await push(['--write', '--min', '1']);
    expect(output).toContain('plain now has');
    expect(code).toBe(0);
    expect(moved).toEqual({ operation: 'move', destination: 'plain' });
    expect(added).toBeGreaterThan(5);
    expect(asked.filter((line) => line.includes('/plain/'))).toEqual([
      'POST /1/indexes/plain/query',
    ]);
  });

  test('rejects a search-only key, a missing key and too few records', async () => {
    expect((await push(['--write'])).output).toContain('fewer than the minimum of 100');
    acl = ['search'];
    const { code, output } = await push(['--write', '--min', '1']);
    expect(code).toBe(1);
    expect(output).toContain('It is the search-only key');
    expect((await push(['--write'], '')).output).toContain('set ALGOLIA_WRITE_KEY');
    expect(moved).toBeUndefined();
  });
});
