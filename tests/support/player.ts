import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/**
 * Locates a live sample or the playground by its index on the page. Includes samples in closed tabs and
 * collapsed sections.
 */
export function player(page: Page, index = 0): Locator {
  const name = /^(Live sample|Playground)/;
  return page.getByRole('group', { name, includeHidden: true }).nth(index);
}

/** Locates the content of a sample's result iframe. */
export function result(page: Page, index = 0): FrameLocator {
  return player(page, index).frameLocator('iframe');
}

/** Locates a sample's result iframe once it has painted. Before that, the iframe is inert. */
export function running(page: Page, index = 0): Locator {
  return player(page, index).locator('iframe:not([inert])');
}

/** Chooses the platform of a sample: `iOS`, `Android`, `Web` or `All`. The choice applies to all samples. */
export async function showOn(page: Page, platform: string, index = 0): Promise<void> {
  await player(page, index).getByRole('radio', { name: platform, exact: true }).check();
}

/** Scrolls to the top of a sample and waits for its iframe. A sample runs only while it is visible. */
export async function seeResult(page: Page, index = 0): Promise<void> {
  const sample = player(page, index);
  await expect(async () => {
    // Content that loads above the sample may push it out of view again, so each attempt scrolls.
    await sample.evaluate((element) => element.scrollIntoView());
    await expect(sample.locator('iframe')).toBeAttached({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
}
