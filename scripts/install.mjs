/**
 * Installs the packages in package-lock.json when they are missing or outdated. It is plain JavaScript
 * because it runs before any package is installed. A stamp file in node_modules records which lockfile and
 * platform the packages were installed for.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project root. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const stampFile = join(root, 'node_modules', '.installed');

/** Exits with an error message when Node is older than `engines` in package.json requires. */
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

/**
 * Runs `npm ci` when node_modules is missing or does not match the lockfile. Exits when the installation
 * fails.
 */
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
    console.error('Could not install the packages. See the npm output above.');
    process.exit(1);
  }
  writeFileSync(stampFile, wanted);
}

/**
 * Runs a command synchronously and shows its output. Returns its exit code, or 1 if it could not be started
 * or was ended by a signal.
 */
export function run(command, args, env = {}) {
  const options = { cwd: root, stdio: 'inherit', env: { ...childEnvironment(), ...env } };
  const { status, signal } = spawnSync(command, args, options);
  return signal ? 1 : (status ?? 1);
}

/** Runs a TypeScript file in this folder and returns its exit code. */
export function runScript(name, args = []) {
  return run(process.execPath, ['--import', 'tsx', join('scripts', name), ...args]);
}

/**
 * Returns the environment without most variables that npm sets for scripts, because a nested npm process
 * would warn about them.
 */
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

/**
 * Returns the stamp of the installed packages. Packages from a direct `npm ci` have no stamp file. If their
 * versions match the lockfile, returns the current stamp. Otherwise, and when there are no packages, returns
 * undefined.
 */
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
