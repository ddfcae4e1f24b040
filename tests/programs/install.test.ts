import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { writeTree } from '@/tests/support/write-tree';

/**
 * Replacement for npm that writes its record of installed packages. Like npm, it replaces the folder for `ci`,
 * and adds packages for `install`.
 */
const NPM = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync('calls.txt', args.slice(0, -3).join(' ') + '\\n');
console.log('output of npm');
if (existsSync('offline')) process.exit(1);
if (args[0] === 'ci') rmSync('node_modules', { recursive: true, force: true });
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const wanted = Object.entries(packages).filter(
  ([path, { dev }]) => path !== '' && !(dev && args.includes('--omit=dev')),
);
mkdirSync('node_modules/tsx', { recursive: true });
writeFileSync('node_modules/tsx/index.js', '');
const record = JSON.stringify({ packages: Object.fromEntries(wanted) });
writeFileSync('node_modules/.package-lock.json', record);
`;

const PACKAGES = {
  '': { name: 'project', version: '1.0.0' },
  'node_modules/next': { version: '1.0.0' },
  'node_modules/sass-other-system': { version: '1.0.0', optional: true },
  'node_modules/playwright': { version: '1.0.0', dev: true },
  'node_modules/playwright-core': { version: '1.0.0', dev: true },
};

const START = 'ci --omit=dev';
const ADD = 'install --no-save --include=dev';
const ALL = 'ci --include=dev';

let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project '));
  for (const file of ['scripts/install.mjs', 'scripts/with-packages.mjs'])
    cpSync(file, join(folder, file));
  writeTree(folder, {
    'npm.js': NPM,
    'package.json': JSON.stringify({
      version: '1.0.0',
      engines: { node: '>=20.9' },
      dependencies: { next: '1.0.0' },
      devDependencies: { playwright: '1.0.0' },
    }),
    'package-lock.json': JSON.stringify({ packages: PACKAGES }),
    'scripts/say.mjs': "console.log('args', ...process.argv.slice(2)); process.exitCode = 3;",
  });
});

test.afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command that needs a set of packages. Returns its exit code and output. */
function runWith(set: 'site' | 'all', ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/with-packages.mjs', set, 'scripts/say.mjs', ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: join(folder, 'npm.js') },
    },
  );
  return { status, stdout, stderr };
}

/** Returns the calls of npm since the last time, without the flags that all of them have. */
function newCalls(): string[] {
  const file = join(folder, 'calls.txt');
  const calls = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  rmSync(file, { force: true });
  return calls;
}

/** Changes the version of a package in the lockfile. */
function upgrade(name: string, version: string): void {
  const path = `node_modules/${name}`;
  const packages = { ...PACKAGES, [path]: { ...Object(Reflect.get(PACKAGES, path)), version } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
}

test('a command installs what it needs, says so on stderr, and runs with its arguments', () => {
  expect(runWith('site', 'a b', '--flag')).toEqual({
    status: 3,
    stdout: 'args a b --flag\n',
    stderr: 'Installing the packages of the site …\noutput of npm\n',
  });
  expect(newCalls()).toEqual([START]);
  expect(runWith('site')).toEqual({ status: 3, stdout: 'args\n', stderr: '' });
  expect(newCalls()).toEqual([]);
});

test('a command of authors adds packages to those of the site, which stay', () => {
  runWith('site');
  newCalls();
  writeFileSync(join(folder, 'node_modules/.cache'), '');
  expect(runWith('all').stderr).toBe('Adding 2 packages for authors and tests …\noutput of npm\n');
  expect(newCalls()).toEqual([ADD]);
  expect(existsSync(join(folder, 'node_modules/.cache'))).toBe(true);
  for (const set of ['all', 'site'] as const)
    expect(runWith(set)).toEqual({ status: 3, stdout: 'args\n', stderr: '' });
  expect(newCalls()).toEqual([]);
});

test('a command of authors in a fresh clone installs all packages with one call of npm', () => {
  expect(runWith('all').stderr).toBe(
    'Installing the packages of the site, and 2 for authors and tests …\noutput of npm\n',
  );
  expect(newCalls()).toEqual([ALL]);
});

test('npm start does not remove the packages of authors when the lockfile changes', () => {
  runWith('site');
  upgrade('next', '2.0.0');
  runWith('site');
  expect(newCalls()).toEqual([START, START]);
  runWith('all');
  upgrade('next', '3.0.0');
  runWith('site');
  expect(newCalls()).toEqual([ADD, ALL]);
});

test('a new version or script of the project itself needs no installation', () => {
  runWith('all');
  newCalls();
  const file = join(folder, 'package.json');
  const project = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...project, version: '2.0.0', scripts: { a: 'b' } }));
  expect(runWith('all').stderr).toBe('');
  writeFileSync(file, JSON.stringify({ ...project, dependencies: { next: '2.0.0' } }));
  runWith('all');
  expect(newCalls()).toEqual([ALL]);
});

test('packages that npm has installed or removed directly are compared with the lockfile', () => {
  const npm = (...args: string[]) => {
    spawnSync(process.execPath, ['npm.js', ...args, '1', '2', '3'], { cwd: folder });
    newCalls();
  };
  npm('ci', '--include=dev');
  expect(runWith('all').stderr).toBe('');
  npm('ci', '--omit=dev');
  expect(runWith('site').stderr).toBe('');
  runWith('all');
  expect(newCalls()).toEqual([ADD]);
  npm('install', '--omit=dev');
  const { mtimeMs } = statSync(join(folder, 'node_modules/.installed'));
  const later = (mtimeMs + 1000) / 1000;
  utimesSync(join(folder, 'node_modules/.package-lock.json'), later, later);
  runWith('all');
  expect(newCalls()).toEqual([ADD]);
  rmSync(join(folder, 'node_modules/.installed'));
  upgrade('playwright', '2.0.0');
  runWith('site');
  expect(newCalls()).toEqual([]);
});

test('a failed installation ends the command, and is repeated by the next one', () => {
  writeFileSync(join(folder, 'offline'), '');
  expect(runWith('site')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Installing the packages of the site …\noutput of npm\nCould not install the packages. See the npm output above.\n',
  });
  rmSync(join(folder, 'offline'));
  expect(runWith('site').status).toBe(3);
  expect(newCalls()).toEqual([START, START]);
});

test('looking for missing packages takes less than a tenth of a second', () => {
  const module = pathToFileURL('scripts/install.mjs').href;
  const program = `
    const { installPackages } = await import('${module}');
    const times = [1, 2, 3, 4, 5].map(() => {
      const start = performance.now();
      installPackages('site');
      return performance.now() - start;
    });
    process.stdout.write(String(Math.min(...times)));`;
  const options = { encoding: 'utf8' } as const;
  const node = ['--input-type=module', '-e', program];
  const { stdout, stderr } = spawnSync(process.execPath, node, options);
  expect(stderr).toBe('');
  expect(Number(stdout)).toBeLessThan(100);
});
