import { expect, test } from '@playwright/test';
import { findBrowser, type Machine } from '@/scripts/find-browser.mjs';

/** Simulated system: its programs with what they print as their version, and what can be installed. */
interface Simulated {
  platform?: string;
  env?: Record<string, string>;
  /** Printed versions, keyed by path. Undefined for a program that fails. */
  programs?: Record<string, string | undefined>;
  /** Programs that apt-get installs. Undefined if it cannot. */
  apt?: Record<string, string>;
  /** Programs that Playwright downloads. Undefined if it cannot. */
  cdn?: Record<string, string>;
  playwrightPath?: string;
}

const cache = '/root/.cache/ms-playwright';
const full = `${cache}/chromium-1255/chrome-linux64/chrome`;
const pinned = `${cache}/chromium_headless_shell-1255/chrome-linux64/chrome-headless-shell`;
const shell = '/usr/bin/chromium-headless-shell';
const chrome = '/usr/bin/google-chrome';
/** Ubuntu's `chromium-browser` without the snap. */
const stub = { '/usr/bin/chromium-browser': undefined };

/** Searches a simulated system. Resolves to the chosen path, and to all that was run, in order. */
async function search(system: Simulated) {
  const { platform = 'linux', env = { PATH: '/usr/bin' }, apt, cdn } = system;
  const programs = new Map(Object.entries(system.programs ?? {}));
  const log: string[] = [];
  const add = (more: Record<string, string> | undefined) => {
    for (const [path, version] of Object.entries(more ?? {})) programs.set(path, version);
    return more !== undefined;
  };
  const separator = platform === 'win32' ? '\\' : '/';
  const machine: Machine = {
    env,
    platform,
    playwrightPath: system.playwrightPath ?? full,
    exists: (path) => programs.has(path),
    list: (folder) => {
      const below = [...programs.keys()].filter((path) => path.startsWith(folder + separator));
      return below.map((path) => path.slice(folder.length + 1).split(separator)[0] ?? '');
    },
    versionOf: (path) => {
      log.push(path);
      return programs.get(path);
    },
    installByApt: (packages) => {
      log.push(`apt ${packages}`);
      return add(apt);
    },
    download: async () => {
      log.push('download');
      return add(cdn);
    },
    error: (message) => void log.push(message),
  };
  return { path: await findBrowser(machine), log };
}

test('CHROMIUM_PATH is used without a question, and reported if it does not exist', async () => {
  const env = { CHROMIUM_PATH: '/opt/own/chrome' };
  const programs = { [pinned]: 'Chromium 159.0.1', '/opt/own/chrome': 'Chromium 1.0' };
  expect(await search({ env, programs })).toEqual({ path: '/opt/own/chrome', log: [] });
  expect(await search({ env, programs: { [chrome]: 'Google Chrome 150.0' } })).toEqual({
    path: undefined,
    log: ['CHROMIUM_PATH is /opt/own/chrome, which does not exist.'],
  });
});

test('on ubuntu-latest, the shell of Playwright is used if it is there, else Chrome', async () => {
  const own = { ...stub, [chrome]: 'Google Chrome 150.0.7000.1 \n' };
  const both = { ...own, [pinned]: 'Google Chrome for Testing 159.0.8154.6' };
  expect(await search({ programs: both })).toEqual({ path: pinned, log: [pinned] });
  const { path, log } = await search({ programs: own });
  expect(path).toBe(chrome);
  expect(log).toEqual([`apt chromium-headless-shell`, '/usr/bin/chromium-browser', chrome]);
});

test('in an Ubuntu container as root without a browser, the shell of Playwright is downloaded', async () => {
  const cdn = { [pinned]: 'Google Chrome for Testing 159.0.8154.6' };
  const { path, log } = await search({ cdn });
  expect(path).toBe(pinned);
  expect(log).toEqual(['apt chromium-headless-shell', 'download', pinned]);
});

test('on an Ubuntu desktop, neither the stub nor the snap is chosen', async () => {
  const snap = {
    '/usr/bin/chromium-browser': 'Chromium 150.0.7000.1 snap\n',
    '/snap/bin/chromium': 'Chromium 150.0.7000.1 snap\n',
  };
  const env = { PATH: '/usr/bin:/snap/bin' };
  for (const programs of [stub, snap]) {
    const { path, log } = await search({ programs, env });
    expect(path).toBeUndefined();
    expect(log.at(-1)).toBe(
      'No Chromium was found and none could be installed: set CHROMIUM_PATH to one.',
    );
    expect(log).toContain('download');
  }
  const withChrome = { ...snap, [chrome]: 'Google Chrome 150.0.7000.1' };
  expect((await search({ programs: withChrome, env })).path).toBe(chrome);
});

test('on Debian, the headless shell is installed, and Chromium is used if it cannot be', async () => {
  const chromium = { '/usr/bin/chromium': 'Chromium 150.0.7000.1 built on Debian' };
  expect(await search({ programs: { ...chromium, [shell]: 'Chromium 150.0.7000.1' } })).toEqual({
    path: shell,
    log: [shell],
  });
  expect(await search({ programs: chromium, apt: { [shell]: 'Chromium 150.0.7000.1' } })).toEqual({
    path: shell,
    log: ['apt chromium-headless-shell', shell],
  });
  expect(await search({ programs: chromium })).toEqual({
    path: '/usr/bin/chromium',
    log: ['apt chromium-headless-shell', '/usr/bin/chromium'],
  });
});

test('a shell without its libraries is not chosen, and a failed download is not repeated', async () => {
  const programs = { [pinned]: undefined, [chrome]: 'Google Chrome 150.0' };
  const { path, log } = await search({ programs });
  expect(path).toBe(chrome);
  expect(log.filter((line) => line === pinned)).toHaveLength(1);
  const none = await search({ programs: { [pinned]: undefined } });
  expect(none.path).toBeUndefined();
  expect(none.log.filter((line) => line === 'download')).toHaveLength(1);
  expect(none.log.filter((line) => line === pinned)).toHaveLength(1);
  // The download can include the libraries.
  const cdn = { [pinned]: 'Google Chrome for Testing 159.0' };
  expect((await search({ programs: { [pinned]: undefined }, cdn })).path).toBe(pinned);
});

test('on macOS, apps in both folders are found', async () => {
  const env = { HOME: '/Users/ada', PATH: '/usr/bin' };
  const app = (place: string, name: string) => `${place}/${name}.app/Contents/MacOS/${name}`;
  const own = app('/Users/ada/Applications', 'Chromium');
  const edge = app('/Applications', 'Microsoft Edge');
  const programs = { [own]: 'Chromium 150.0', [edge]: 'Microsoft Edge 150.0' };
  expect((await search({ platform: 'darwin', env, programs })).path).toBe(own);
  const caches = '/Users/ada/Library/Caches/ms-playwright';
  const ofPlaywright = `${caches}/chromium_headless_shell-1255/chrome-headless-shell-mac-arm64/chrome-headless-shell`;
  const both = { ...programs, [ofPlaywright]: 'Google Chrome for Testing 159.0' };
  const playwrightPath = `${caches}/chromium-1255/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`;
  const found = await search({ platform: 'darwin', env, programs: both, playwrightPath });
  expect(found.path).toBe(ofPlaywright);
});

test('on Windows, a browser is chosen by the folder with its version, without a start', async () => {
  const env = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local' };
  const folder = 'C:\\Program Files\\Google\\Chrome\\Application';
  const exe = `${folder}\\chrome.exe`;
  const playwrightPath = `${env.LOCALAPPDATA}\\ms-playwright\\chromium-1255\\chrome-win64\\chrome.exe`;
  const system = { platform: 'win32', env, playwrightPath };
  const programs = { [exe]: undefined, [`${folder}\\150.0.7000.1\\chrome.dll`]: undefined };
  expect(await search({ ...system, programs })).toEqual({
    path: exe,
    log: ['apt chromium-headless-shell'],
  });
  expect((await search({ ...system, programs: { [exe]: undefined } })).path).toBeUndefined();
  const own = `${env.LOCALAPPDATA}\\ms-playwright\\chromium_headless_shell-1255\\chrome-headless-shell-win64\\chrome-headless-shell.exe`;
  expect((await search({ ...system, programs: { ...programs, [own]: undefined } })).path).toBe(own);
});
