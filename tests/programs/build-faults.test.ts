import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '@/lib/build/list-files';
import { buildLock } from '@/lib/build/locks';
import { writeCorpus } from '@/tests/bench/speed/corpus';
import { runBuild } from '@/tests/support/build';
import { longOnly } from '@/tests/support/long';
import { noteSurvived } from '@/tests/support/survived';

const folder = 'out.bench/build faults';
const site = 'out.bench/site of faults';
const out = join(folder, 'out');
const settings = { SITE_DIR: site, OUT_DIR: out };
const build = 'node --import tsx scripts/build.ts';
/** What a build prints when it begins each of them. */
const steps = [
  'Check content',
  'Generate modules',
  'Draw samples',
  'Index for search',
  'Render pages',
  'Arrange files',
  'Write texts',
  'Draw cards',
  'Pack downloads',
  'Compress files',
];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  writeCorpus(site, 20);
  await expectBuild();
});

test.afterAll(() => {
  for (const left of [folder, site]) rmSync(left, { recursive: true, force: true });
});

/** Gives the next build something to do. */
function edit(): void {
  appendFileSync(join(site, 'content/docs/main/section-1/page-7.mdx'), '\nOne more sentence.\n');
}

async function expectBuild(env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await runBuild({ ...settings, ...env });
  expect(code, output).toBe(0);
}

/** One hash of all files of an export, by name and content. */
async function fingerprint(dir = out): Promise<string> {
  const hash = createHash('sha256');
  for (const name of await listFiles(dir)) hash.update(name).update(readFileSync(join(dir, name)));
  return hash.digest('hex');
}

/** Gives a shell mounts of its own. */
const ownMounts = ['unshare', '--map-root-user', '--mount'];

/** Runs a command of the shell as the leader of a group of processes. */
function runShell(
  command: string,
  around: readonly string[] = [],
): { child: ChildProcess; ended: Promise<string> } {
  const [program = 'sh', ...args] = [...around, 'sh', '-c', command];
  const child = spawn(program, args, {
    env: { ...process.env, ...settings },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      output += data;
    });
  return { child, ended: new Promise((resolve) => child.on('close', () => resolve(output))) };
}

/** Kills a build and all that it has started when it begins a step. */
async function killAt(step: string): Promise<void> {
  const { child, ended } = runShell(`exec ${build}`);
  let isKilled = false;
  child.stdout?.on('data', (data) => {
    if (isKilled || !String(data).includes(step) || !child.pid) return;
    isKilled = true;
    process.kill(-child.pid, 'SIGKILL');
  });
  expect(await ended).toContain(step);
  // The lock of a process that was killed is free after a minute.
  const ago = Date.now() / 1000 - 120;
  if (existsSync(`${buildLock}.lock`)) utimesSync(`${buildLock}.lock`, ago, ago);
}

test(
  'a build that is killed at any step leaves the export, and the next one is whole',
  longOnly,
  async () => {
    test.setTimeout(1_200_000);
    const before = await fingerprint();
    const harmed: string[] = [];
    for (const step of steps) {
      edit();
      await killAt(step);
      if ((await fingerprint()) !== before) harmed.push(step);
    }
    noteSurvived('build killed at a step', steps.length - harmed.length, steps.length);
    expect(harmed).toEqual([]);
    await expectBuild();
    const other = join(folder, 'other');
    await expectBuild({ OUT_DIR: other });
    expect(await fingerprint()).toBe(await fingerprint(other));
  },
);

test('a build onto a full disk says so, and leaves the export', longOnly, async () => {
  const disk = join(folder, 'disk');
  mkdirSync(disk, { recursive: true });
  edit();
  const mount = `mount -t tmpfs -o size=$(du -sk '${out}' | cut -f1)k none '${disk}'`;
  const look = `diff -rq '${out}' '${disk}/out' && echo The export is whole.`;
  const copyAndBuild = `cp -r '${out}' '${disk}/out' && OUT_DIR='${disk}/out' ${build}`;
  const said = await runShell(`${mount} && ${copyAndBuild}; ${look}`, ownMounts).ended;
  noteSurvived('full disk', Number(/The export is whole\.$/m.test(said)), 1);
  expect(said).toMatch(/no space left on device/i);
  expect(said).toContain('The build failed; the last good export is untouched.');
  expect(said).toContain('The export is whole.');
  expect(said).not.toMatch(/^\s+at /m);
});
