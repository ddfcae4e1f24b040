/**
 * Installs the packages in package-lock.json when they are missing or outdated. It is plain JavaScript
 * because it runs before any package is installed. There are two sets of packages: `site` is those in
 * `dependencies`, which build and serve the site, and `all` adds those in `devDependencies`, for authors and
 * tests. A stamp file in node_modules records which versions, platform, and set were installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project root. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const sets = ['all', 'site'];
const stampFile = join(root, 'node_modules', '.installed');
/** npm's record of the installed packages, in the format of package-lock.json. */
const recordFile = join(root, 'node_modules', '.package-lock.json');

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
 * Installs a set of packages, `site` or `all`, unless node_modules has it and matches the lockfile. Prints a line
 * before it installs anything. Packages outside of the set are kept if they are installed. Exits when the
 * installation fails.
 */
export function installPackages(set) {
  const installed = installedSet();
  if (installed === 'all' || installed === set) return;
  const next = set === 'all' || hasDevPackages() ? 'all' : 'site';
  console.error(toNotice(installed, next));
  // `npm ci` would start from nothing. `--no-save` keeps the lockfile as it is.
  const how = installed === 'site' ? ['install', '--no-save'] : ['ci'];
  const which = next === 'all' ? '--include=dev' : '--omit=dev';
  const args = [...how, which, '--no-fund', '--no-audit', '--loglevel=error'];
  if (runNpm(args) !== 0) {
    console.error('Could not install the packages. See the npm output above.');
    process.exit(1);
  }
  writeFileSync(stampFile, stamp(next));
}

/** Returns the line that is printed before an installation. */
function toNotice(installed, next) {
  if (next === 'site') return 'Installing the packages of the site …';
  const added = Object.values(packagesIn('package-lock.json')).filter(
    ({ dev, optional }) => dev && !optional,
  ).length;
  return installed === 'site'
    ? `Adding ${added} packages for authors and tests …`
    : `Installing the packages of the site, and ${added} for authors and tests …`;
}

/**
 * Runs npm with its output on stderr, because the stdout of a command such as `npm run mcp` is read by other
 * programs. Returns the exit code.
 */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['inherit', 2, 2], env: childEnvironment() };
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return status;
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

/** Returns the content of the stamp file for a set of packages. */
function stamp(set) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  // Without the version and the scripts of the project, whose changes need no installation.
  const wanted = [dependencies, devDependencies, packagesIn('package-lock.json')];
  const hash = createHash('sha256').update(JSON.stringify(wanted));
  return `${hash.digest('hex')} ${process.platform}-${process.arch} node-${process.versions.modules} ${set}\n`;
}

/**
 * Returns the set of packages that is installed and matches the lockfile. Undefined if there is none. The stamp
 * file is missing or older than npm's record if npm was called directly. The versions in the record are then
 * compared with the lockfile.
 */
function installedSet() {
  if (!existsSync(recordFile)) return undefined;
  if (existsSync(stampFile) && statSync(stampFile).mtimeMs >= statSync(recordFile).mtimeMs) {
    const found = readFileSync(stampFile, 'utf8');
    return sets.find((set) => found === stamp(set));
  }
  const have = packagesIn('node_modules/.package-lock.json');
  const want = Object.entries(packagesIn('package-lock.json'));
  const has = ([path, { version, optional }]) => optional || have[path]?.version === version;
  if (want.every(has)) return 'all';
  return want.filter(([, { dev }]) => !dev).every(has) ? 'site' : undefined;
}

/** Whether packages in `devDependencies`, or their dependencies, are installed in any version. */
function hasDevPackages() {
  if (!existsSync(recordFile)) return false;
  return Object.values(packagesIn('node_modules/.package-lock.json')).some(({ dev }) => dev);
}

/** Returns the packages of a lockfile by path, without the project itself. */
function packagesIn(file) {
  const { '': _, ...packages } = JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  return packages;
}
