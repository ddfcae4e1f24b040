import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** A live sample or the playground, by its place on the page, in a closed tab or fold as well. */
export function player(page: Page, index = 0): Locator {
  const name = /^(Live sample|Playground)/;
  return page.getByRole('group', { name, includeHidden: true }).nth(index);
}

/** What runs in a sample. */
export function result(page: Page, index = 0): FrameLocator {
  return player(page, index).frameLocator('iframe');
}

/** The frame of a sample that has painted; until then it is there for nobody. */
export function running(page: Page, index = 0): Locator {
  return player(page, index).locator('iframe:not([inert])');
}

/** Brings the result of a sample into view, which stands at its top and runs while it is seen. */
export async function seeResult(page: Page, index = 0): Promise<void> {
  const sample = player(page, index);
  await expect(async () => {
    // What loads above it may take it out of view again.
    await sample.evaluate((element) => element.scrollIntoView());
    await expect(sample.locator('iframe')).toBeAttached({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
}
