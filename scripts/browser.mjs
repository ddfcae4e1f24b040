/** Finds or installs the browsers for the tests. The npm packages must be installed first. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './install.mjs';

/** Debian package of headless Chromium, in which the tests take half as long as in Chromium. */
const shell = 'chromium-headless-shell';
/** Debian packages of Firefox, WebKit, and a virtual display for WebKit, which has no headless mode. */
const otherBrowsers = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const macApps = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * Finds or installs Chromium and resolves to its path. Uses CHROMIUM_PATH if that file exists. Otherwise
 * prefers Debian's headless shell, which it installs if run as root, then any installed Chromium or Chrome.
 * As a last resort, it installs Chromium. Prints an error and resolves to undefined when that fails.
 */
export async function provideBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  if (!onPath(shell)) installByApt(shell);
  const { chromium } = await import('@playwright/test');
  const downloaded = () => [chromium.executablePath()].find((path) => path && existsSync(path));
  const find = () =>
    [...names.map(onPath), ...macApps.filter(existsSync), downloaded()].find(Boolean);
  if (find()) return find();
  installByApt('chromium');
  if (find()) return find();
  console.log('Installing Chromium …');
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (!downloaded())
    console.error('No Chromium was found and none could be installed: set CHROMIUM_PATH to one.');
  return downloaded();
}

/**
 * Finds Firefox and the WebKit driver and returns their paths as environment variables. Installs missing
 * Debian packages if run as root. Prints an error and returns undefined when one of the programs is missing.
 */
export function provideOtherBrowsers() {
  const find = () => ({
    FIREFOX_PATH: onPath('firefox-esr') ?? onPath('firefox'),
    WEBKIT_PATH: onPath('Xvfb') && onPath('WebKitWebDriver'),
  });
  const isComplete = () => Object.values(find()).every(Boolean);
  if (!isComplete()) installByApt(...otherBrowsers);
  if (isComplete()) return find();
  console.error(`Firefox or WebKit is missing: install ${otherBrowsers.join(', ')}.`);
  return undefined;
}

/** Installs Debian packages. Does nothing without apt-get or root permissions. */
function installByApt(...packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const quick = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  run('apt-get', [...quick, 'update'], env);
  run('apt-get', [...quick, 'install', '-y', '--no-install-recommends', ...packages], env);
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .concat(folders)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
