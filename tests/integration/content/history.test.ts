import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { lastChanges } from '@/lib/content/entries/history';
import { cloneShallow, commitAll } from '../../support/history';

const dir = mkdtempSync(join(tmpdir(), 'history-'));
const repository = join(dir, 'site');

test.afterAll(() => rmSync(dir, { recursive: true }));

function commit(file: string, date: string): void {
  writeFileSync(join(repository, 'content', file), date);
  commitAll(repository, { author: 'Ada', date });
}

test('the last change of a file is the newest commit that touches it, in a complete history only', () => {
  mkdirSync(join(repository, 'content'), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: repository });
  commit('é.mdx', '2024-01-02T03:04:05+00:00');
  commit('b.mdx', '2024-02-02T03:04:05+00:00');
  commit('b.mdx', '2024-03-02T03:04:05+00:00');
  expect([...lastChanges(repository)]).toEqual([
    ['content/b.mdx', { date: '2024-03-02T03:04:05+00:00', author: 'Ada' }],
    ['content/é.mdx', { date: '2024-01-02T03:04:05+00:00', author: 'Ada' }],
  ]);
  cloneShallow(repository, join(dir, 'shallow'));
  expect(lastChanges(join(dir, 'shallow')).size).toBe(0);
  mkdirSync(join(dir, 'plain'));
  expect(lastChanges(join(dir, 'plain')).size).toBe(0);
});
