/** Provides the browsers that the tests drive. Runs after the packages are there. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './install.mjs';

/** Chromium without windows, in which the tests take half the time. */
const shell = 'chromium-headless-shell';
/** Debian's packages of Firefox, WebKit, and a screen for WebKit, which has no mode without windows. */
const otherBrowsers = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const macApps = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * Path of a Chromium: the one named in CHROMIUM_PATH; else Debian's headless shell, which is installed
 * if we are root; else any other on this system; else one that is installed now. Undefined when
 * none can be installed, after saying so.
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
 * Paths of a Firefox and of WebKit's driver, as Debian packs them; they are installed if we are root.
 * Undefined when they cannot be.
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

/** Installs packages where Debian's package manager is there and we may use it. */
function installByApt(...packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')} by apt-get …`);
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
