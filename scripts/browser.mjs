/** Finds the Chromium that the tests drive, and installs one where the platform allows. Runs after the packages are there. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const macApps = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Path of a Chromium: the one named in CHROMIUM_PATH, the system's own, or the runner's download. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const paths = (process.env.PATH ?? '').split(delimiter).concat(folders);
  const candidates = paths.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...macApps].find((path) => existsSync(path));
}

/** Installs Chromium by the system's package manager (Debian, as root) or else by the runner; resolves to its path. */
export async function installBrowser() {
  const { chromium } = await import('@playwright/test');
  const downloaded = () => [chromium.executablePath()].find((path) => path && existsSync(path));
  if (downloaded()) return downloaded();
  console.log('Installing Chromium …');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], env);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env);
    if (findBrowser()) return findBrowser();
  }
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return downloaded();
}
