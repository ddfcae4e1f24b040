/**
 * Chooses the Chromium for the tests. Everything that it reads or runs on the machine is passed in, so that a
 * test can simulate other systems.
 */
import { posix, win32 } from 'node:path';

/** Debian package of headless Chromium, in which the tests take half as long as in Chromium. */
const SHELL = 'chromium-headless-shell';

/** Programs of the system in the order of preference. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const folders = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome'];
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsApps = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];
/** Programs that Playwright's headless shell is called in its folder. */
const shellPrograms = ['chrome-headless-shell', 'headless_shell'];

/**
 * Resolves to the path of a Chromium. Uses CHROMIUM_PATH if it is set. Otherwise takes the first that prints
 * a version: the one that Playwright has downloaded, Debian's headless shell, which is installed as root on
 * Debian, then Chromium, Chrome, or Edge of the system. Only if there is none, downloads Playwright's.
 * Nothing is installed or downloaded twice. Prints an error and resolves to undefined when all fail.
 */
export async function findBrowser(machine) {
  const named = machine.env.CHROMIUM_PATH;
  if (named) {
    if (machine.exists(named)) return named;
    machine.error(`CHROMIUM_PATH is ${named}, which does not exist.`);
    return undefined;
  }
  const first = (paths) =>
    paths.find((path) => machine.exists(path) && answersWithVersion(machine, path));
  const shells = () => onPath(machine, [SHELL]);
  const found =
    first(ofPlaywright(machine)) ??
    first(shells()) ??
    (machine.installByApt([SHELL]) ? first(shells()) : undefined) ??
    first(ofSystem(machine)) ??
    ((await machine.download()) ? first(ofPlaywright(machine)) : undefined);
  if (!found)
    machine.error('No Chromium was found and none could be installed: set CHROMIUM_PATH to one.');
  return found;
}

/** Returns the paths of the Chromium that this version of Playwright needs, its headless shell first. */
function ofPlaywright({ playwrightPath, platform, list }) {
  const parts = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(playwrightPath);
  if (!parts) return [];
  const { join } = platform === 'win32' ? win32 : posix;
  const folder = join(parts[1], `chromium_headless_shell-${parts[2]}`);
  const ending = platform === 'win32' ? '.exe' : '';
  const shells = list(folder).flatMap((name) =>
    shellPrograms.map((program) => join(folder, name, program + ending)),
  );
  return [...shells, playwrightPath];
}

/** Returns the paths at which a system may have Chromium, Chrome, or Edge. */
function ofSystem(machine) {
  const { env, platform } = machine;
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return windowsApps.flatMap((app) => roots.map((root) => win32.join(root, ...app)));
  }
  if (platform !== 'darwin') return onPath(machine, names);
  const places = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
  return macApps.flatMap((name) =>
    places.map((place) => `${place}/${name}.app/Contents/MacOS/${name}`),
  );
}

/** Returns the paths of programs in the folders of PATH and in the usual folders, without duplicates. */
export function onPath({ env, platform }, programs) {
  if (platform === 'win32') return [];
  const all = [...(env.PATH ?? '').split(':').filter(Boolean), ...folders];
  return programs.flatMap((name) => [...new Set(all)].map((folder) => posix.join(folder, name)));
}

/**
 * Whether a program prints the version of a browser. Ubuntu's `chromium-browser` only asks for a snap. A
 * browser in a snap is refused, because it may not read the folders of the tests. On Windows, a browser
 * prints nothing, but a folder next to it has its version as the name.
 */
function answersWithVersion({ platform, list, versionOf }, path) {
  if (platform === 'win32')
    return (
      path.endsWith('headless-shell.exe') ||
      path.includes('ms-playwright') ||
      list(win32.dirname(path)).some((name) => /^\d+(?:\.\d+){3}$/.test(name))
    );
  if (path.startsWith('/snap/')) return false;
  const version = versionOf(path) ?? '';
  return /(?:chrom|edge)[^\d]*\d+\./i.test(version) && !/snap/i.test(version);
}
