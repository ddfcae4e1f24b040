import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '@/lib/export/build/list-files';
import { buildLock } from '@/lib/export/build/locks';
import { writeCorpus } from '@/tests/bench/speed/corpus';
import { runBuild } from '@/tests/support/build';
import { longOnly, rotatingSampleOf } from '@/tests/support/long';
import { noteSurvived } from '@/tests/support/survived';

const folder = 'out.bench/build faults';
const site = 'out.bench/site of faults';
const out = join(folder, 'out');
const settings = { SITE_DIR: site, OUT_DIR: out };
const build = 'node --import tsx scripts/build.ts';
/** Names of the build steps. The build prints each name when the step starts. */
const steps = [
  'Check content',
  'Generate modules',
  'Draw samples',
  'Index for search',
  'Render pages',
  'Arrange files',
  'Finish pages',
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

/** Edits a page, so the next build has something to do. */
function edit(): void {
  appendFileSync(join(site, 'content/docs/main/section-1/page-7.mdx'), '\nOne more sentence.\n');
}

async function expectBuild(env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await runBuild({ ...settings, ...env });
  expect(code, output).toBe(0);
}

/** Returns a hash of the names and contents of an export's files. */
async function fingerprint(dir = out): Promise<string> {
  const hash = createHash('sha256');
  for (const name of await listFiles(dir)) hash.update(name).update(readFileSync(join(dir, name)));
  return hash.digest('hex');
}

/** Command prefix that gives a shell its own mounts and removes root's right to bypass file permissions. */
const ownMounts = [
  ...['unshare', '--map-root-user', '--mount'],
  ...['setpriv', '--bounding-set=-dac_override,-dac_read_search'],
];

/**
 * Runs a shell command as the leader of a process group. `around` is a prefix for the command, such as
 * `ownMounts`.
 */
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

/** Waits until a build prints the name of a step, or ends. It may first wait for a build of another test. */
function reach(build: ChildProcess, step: string): Promise<void> {
  return new Promise((resolve) => {
    build.on('close', () => resolve());
    build.stdout?.on('data', (data) => {
      if (String(data).includes(step)) resolve();
    });
  });
}

/** Starts a build and kills it, including its child processes, when it reaches a step. */
async function killAt(step: string): Promise<void> {
  const { child, ended } = runShell(`exec ${build}`);
  let isKilled = false;
  child.stdout?.on('data', (data) => {
    if (isKilled || !String(data).includes(step) || !child.pid) return;
    isKilled = true;
    process.kill(-child.pid, 'SIGKILL');
  });
  expect(await ended).toContain(step);
  // The killed process has left its lock, which expires after a minute without updates.
  const ago = Date.now() / 1000 - 120;
  if (existsSync(`${buildLock}.lock`)) utimesSync(`${buildLock}.lock`, ago, ago);
}

test(
  'a build killed at a step leaves the export intact, and the next build is complete',
  longOnly,
  async () => {
    test.setTimeout(1_200_000);
    const before = await fingerprint();
    const harmed: string[] = [];
    const chosen = rotatingSampleOf(steps, 2, 2);
    for (const step of chosen) {
      edit();
      await killAt(step);
      if ((await fingerprint()) !== before) harmed.push(step);
    }
    noteSurvived('build killed at a step', chosen.length - harmed.length, chosen.length);
    expect(harmed).toEqual([]);
    await expectBuild();
    const other = join(folder, 'other');
    await expectBuild({ OUT_DIR: other });
    expect(await fingerprint()).toBe(await fingerprint(other));
  },
);

test(
  'of two concurrent builds the second one names the build it waits for, and both succeed, even without git',
  longOnly,
  async () => {
    test.setTimeout(600_000);
    edit();
    const first = runShell(`exec ${build}`);
    await reach(first.child, 'Render pages');
    edit();
    const second = runShell(`exec ${build}`);
    for (const { ended } of [first, second])
      expect(await ended).toMatch(/^\d+ pages in \S.* after [\d.]+ s\.$/m);
    const waiting = `Waiting for process ${first.child.pid} (build.ts), which has held ${buildLock} for `;
    expect(await second.ended).toContain(waiting);
    const other = join(folder, 'other');
    await expectBuild({ OUT_DIR: other, PATH: folder });
    const [left, made] = [await fingerprint(), await fingerprint(other)];
    noteSurvived('two builds at once, and one without git', Number(left === made), 1);
    expect(left).toBe(made);
  },
);

test('a successful build shows each Next warning once', longOnly, async () => {
  edit();
  const warning = '⚠ An option is unknown.';
  const script = resolve(folder, 'warn.cjs');
  const isNext = `process.argv[1]?.endsWith('next/dist/bin/next')`;
  writeFileSync(script, `if (${isNext}) console.warn(${JSON.stringify(warning)});`);
  const { code, output } = await runBuild({
    ...settings,
    NODE_OPTIONS: `--require ${JSON.stringify(script)}`,
  });
  expect(code, output).toBe(0);
  expect(output.split('\n').filter((line) => line === warning)).toHaveLength(1);
});

const place = join(folder, 'place');
const copy = `cp -r '${out}' '${place}/out'`;
/**
 * Folders that a build cannot write to. Each has a shell command that sets it up, and the expected message.
 */
const places: Record<string, [make: string, said: RegExp]> = {
  'a full disk': [
    `mount -t tmpfs -o size=$(du -sk '${out}' | cut -f1)k none '${place}' && ${copy}`,
    /no space left on device/i,
  ],
  'a read-only disk': [
    `${copy} && mount --bind '${place}' '${place}' && mount -o remount,bind,ro '${place}'`,
    /^\s*EROFS: /,
  ],
  'a folder without write permission': [`${copy} && chmod a-w '${place}'`, /^\s*EACCES: /],
  'an export without write permission': [`${copy} && chmod a-w '${place}/out'`, /^\s*EACCES: /],
  'a mounted folder': [`${copy} && mount --bind '${place}/out' '${place}/out'`, /^EBUSY: /m],
};

for (const [what, [make, said]] of Object.entries(places)) {
  test(
    `a build onto ${what} fails with a clear message and leaves the export intact`,
    longOnly,
    async () => {
      mkdirSync(place);
      const look = `diff -rq '${out}' '${place}/out' && [ "$(ls '${place}')" = out ] && echo The export is whole.`;
      const { ended } = runShell(`${make} && OUT_DIR='${place}/out' ${build}; ${look}`, ownMounts);
      // A build in another test may hold the lock.
      const output = (await ended).replace(/^Waiting for process .*\n/gm, '');
      noteSurvived(`build onto ${what}`, Number(/The export is whole\.$/m.test(output)), 1);
      expect(output).toMatch(said);
      expect(output).toContain('The build failed; the last good export is untouched.');
      expect(output).toContain('The export is whole.');
      expect(output).not.toMatch(/^\s+at /m);
      chmodSync(place, 0o755);
      rmSync(place, { recursive: true });
    },
  );
}
