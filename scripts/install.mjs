/**
 * Brings node_modules to what package-lock.json says: plain Node, because it runs when nothing is installed.
 * A stamp in node_modules remembers the lockfile and the machine that were installed for.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const stampFile = join(root, 'node_modules', '.installed');

/** Exits with a sentence when this Node is older than package.json asks for. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted = engines.node.match(/\d+/g).map(Number);
  const found = process.versions.node.split('.').map(Number);
  if (found[0] > wanted[0] || (found[0] === wanted[0] && found[1] >= wanted[1])) return;
  console.error(
    `This site needs Node ${wanted.join('.')} or newer; you run ${process.versions.node}.\n` +
      'Install a current version from https://nodejs.org and try again.',
  );
  process.exit(1);
}

/** Runs `npm ci` when node_modules is missing or does not belong to the lockfile; exits when that fails. */
export function installPackages() {
  const wanted = stamp();
  if (installed() === wanted) return;
  console.log('Installing packages …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const options = { cwd: root, stdio: 'inherit', env: childEnvironment() };
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.status !== 0) {
    console.error('The packages could not be installed; see the output of npm above.');
    process.exit(1);
  }
  writeFileSync(stampFile, wanted);
}

/** Runs a command with its output shown and resolves to its exit code. */
export function run(command, args, env = {}) {
  const options = { cwd: root, stdio: 'inherit', env: { ...childEnvironment(), ...env } };
  const { status, signal } = spawnSync(command, args, options);
  return signal ? 1 : (status ?? 1);
}

/** Runs a TypeScript file of this folder. */
export function runScript(name, args = []) {
  return run(process.execPath, ['--import', 'tsx', join('scripts', name), ...args]);
}

/** The environment without the settings that npm hands to scripts, which the npm inside would warn about. */
function childEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^npm_(config_(?!registry|cache|userconfig|https?_?proxy|proxy|noproxy|cafile|offline|prefer_offline|strict_ssl)|package_|lifecycle_)/i.test(
          name,
        ),
    ),
  );
}

function stamp() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json'])
    hash.update(readFileSync(join(root, file)));
  return `${hash.digest('hex')} ${process.platform}-${process.arch} node-${process.versions.modules}\n`;
}

/** The stamp of what is installed; an `npm ci` run directly counts as well. */
function installed() {
  const inside = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(inside)) return undefined;
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8');
  return sameVersions(inside) ? stamp() : undefined;
}

function sameVersions(inside) {
  const have = JSON.parse(readFileSync(inside, 'utf8')).packages;
  const want = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(want).every(
    ([path, { version, optional }]) => path === '' || optional || have[path]?.version === version,
  );
}
