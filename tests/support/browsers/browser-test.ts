import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { outDir } from '@/lib/export/build/project-paths';
import { type Driver, Tab } from './browser-tab';
import { startFirefox } from './firefox-driver';
import { serveRecorded } from './recorded-site';
import { startWebkit } from './webkit-driver';

interface Started {
  driver: Driver;
  site: string;
}

/**
 * Matches the console errors that a search or a live sample causes if the reader leaves the page while its
 * files are loading. Chromium does not report these errors to the page. Ignoring them hides no real failure,
 * because each test waits for the content that it needs.
 */
const cutOff =
  /^(?:The search failed|A part of a live sample is missing)\.[\s\S]*: (?:Load failed|The operation was aborted\.?)\s*$/;

/**
 * Playwright test for Firefox and WebKit. The `tab` fixture fails the test on console errors and content
 * security policy violations. It saves a final screenshot in `test-results`.
 */
export const browserTest = base.extend<{ tab: Tab }, { started: Started }>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use, { project }) => {
      const { FIREFOX_PATH = '', WEBKIT_PATH = '', SITE_URL = '' } = process.env;
      const isWebkit = project.name === 'webkit';
      const { url, close } = isWebkit ? await serveRecorded(outDir) : { url: SITE_URL };
      const driver = await (isWebkit ? startWebkit(WEBKIT_PATH) : startFirefox(FIREFOX_PATH));
      await use({ driver, site: url });
      await driver.close();
      close?.();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ started: { driver, site } }, use, info) => {
    const tab = new Tab(driver, site);
    await tab.resize(1280, 800);
    await use(tab);
    writeFileSync(info.outputPath('end.png'), Buffer.from(await driver.picture(), 'base64'));
    const problems = (await driver.problems()).filter((text) => !cutOff.test(text));
    expect(problems, 'errors in the console').toEqual([]);
    await tab.read(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

export { expect };
