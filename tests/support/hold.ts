import type { Page } from '@playwright/test';

/** The scripts of the framework: without them a page is as it is before React starts. */
export const frameworkScripts = /\/_next\/.*\.js$/;

/**
 * Holds back what the page asks for at a URL until the result is called; with `text`, only answers
 * that match it.
 */
export async function hold(page: Page, url: string | RegExp, text?: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (!text) {
      await released;
      return route.continue();
    }
    const response = await route.fetch();
    const body = await response.text();
    if (text.test(body)) await released;
    await route.fulfill({ response, body });
  });
  return release;
}
