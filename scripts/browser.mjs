/** Finds or installs the browsers for the tests. The npm packages must be installed first. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { findBrowser, onPath } from './find-browser.mjs';
import { run } from './install.mjs';

/** Debian packages of Firefox, WebKit, and a virtual display for WebKit, which has no headless mode. */
const otherBrowsers = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
/** Milliseconds after which a server that does not answer is given up. */
const PATIENCE = 10_000;

const { env, platform } = process;
const isRoot = process.getuid?.() === 0;

/**
 * Finds or installs Chromium and resolves to its path, see `findBrowser`. Prints an error and resolves to
 * undefined when there is none.
 */
export async function provideBrowser() {
  const { chromium } = await import('@playwright/test');
  return findBrowser({
    env,
    platform,
    playwrightPath: chromium.executablePath(),
    exists: existsSync,
    list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
    versionOf,
    installByApt,
    download,
    error: console.error,
  });
}

/**
 * Finds Firefox and the WebKit driver and returns their paths as environment variables. Installs missing
 * Debian packages if run as root. Prints an error and returns undefined when one of the programs is missing.
 */
export function provideOtherBrowsers() {
  const find = (...names) => onPath({ env, platform }, names).find((path) => existsSync(path));
  const paths = () => ({
    FIREFOX_PATH: find('firefox-esr', 'firefox'),
    WEBKIT_PATH: find('Xvfb') && find('WebKitWebDriver'),
  });
  const isComplete = () => Object.values(paths()).every(Boolean);
  if (!isComplete()) installByApt(otherBrowsers);
  if (isComplete()) return paths();
  console.error(`Firefox or WebKit is missing: install ${otherBrowsers.join(', ')}.`);
  return undefined;
}

function versionOf(path) {
  const { status, stdout } = spawnSync(path, ['--version'], {
    encoding: 'utf8',
    timeout: PATIENCE,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
}

/**
 * Installs Debian packages, and returns whether this succeeded. Does nothing on other systems, such as
 * Ubuntu, whose packages of browsers are snaps, and without root permissions.
 */
function installByApt(packages) {
  if (!isRoot || !isDebian()) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const settings = { DEBIAN_FRONTEND: 'noninteractive' };
  const timeout = `Acquire::http::Timeout=${PATIENCE / 1000}`;
  const quick = ['-qq', '-o', 'Acquire::Retries=0', '-o', timeout];
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  return (
    run('apt-get', [...quick, 'update'], settings) === 0 &&
    run('apt-get', [...quick, ...install], settings) === 0
  );
}

function isDebian() {
  const about = '/etc/os-release';
  return existsSync(about) && /^ID=debian$/m.test(readFileSync(about, 'utf8'));
}

/** Downloads Playwright's headless shell, as root with the libraries that it needs. */
async function download() {
  console.log('Downloading Chromium …');
  if (!(await isReachable(env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev')))
    return false;
  const withLibraries = isRoot && platform === 'linux' ? ['--with-deps'] : [];
  const args = ['install', ...withLibraries, '--only-shell', 'chromium'];
  return run(process.execPath, ['node_modules/@playwright/test/cli.js', ...args]) === 0;
}

/** Whether a server answers in time. Not asked if there is a proxy, which `fetch` would not use. */
async function isReachable(url) {
  if (env.HTTPS_PROXY || env.https_proxy) return true;
  return fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) }).then(
    () => true,
    () => {
      console.error(`${url} does not answer, so no browser can be downloaded.`);
      return false;
    },
  );
}
