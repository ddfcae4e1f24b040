import type { Page } from '@playwright/test';

/** Pattern for the URLs of the framework's scripts. If they are blocked, React cannot hydrate the page. */
export const frameworkScripts = /\/_next\/.*\.js$/;

/**
 * Delays responses for a URL until the returned function is called. With `text`, it delays only responses
 * whose body matches.
 */
export async function delayRequests(
  page: Page,
  url: string | RegExp,
  text?: RegExp,
): Promise<() => void> {
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
