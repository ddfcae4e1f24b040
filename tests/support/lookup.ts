import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the search field of the class lookup. */
export function lookupField(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Look up a class' });
}

/** Returns the part of the class lookup that shows the answer. */
export function lookupAnswer(page: Page): Locator {
  return page.locator('class-lookup form').first().locator('[aria-live]');
}

/** Returns the text about the progress of the class lookup. */
export function lookupStatus(page: Page): Locator {
  return page.locator('class-lookup').getByRole('status').first();
}

/** Returns the class on the card of the class lookup. */
export function cardTitle(page: Page): Locator {
  return lookupAnswer(page).locator('[data-head] > code');
}

/** Returns a platform's column on the card, such as `iOS`, or `iOS and Android` if both do the same. */
export function cardColumn(page: Page, platform: string): Locator {
  return lookupAnswer(page)
    .locator('dl > div')
    .filter({ has: page.locator(`dt:text-is("${platform}")`) });
}

/** Returns the lines of the style in a platform's column. */
export function styleLines(page: Page, platform: string): Locator {
  return cardColumn(page, platform).locator('code');
}

/** Switches the class lookup to one of its tabs. */
export async function chooseTab(page: Page, name: 'Class' | 'Component'): Promise<void> {
  await page.getByRole('group', { name: 'What to look up' }).getByRole('radio', { name }).check();
}

/** Returns the tab of the class lookup that checks a whole component. */
export function classReport(page: Page): Locator {
  return page.locator('class-lookup form', {
    has: page.getByRole('textbox', { name: 'A list of classes, or TSX', includeHidden: true }),
  });
}

/**
 * Drops files on the tab that checks a component. Contents are text or bytes. The files have no folder, because a
 * script cannot create one.
 */
export async function dropFiles(
  page: Page,
  files: Readonly<Record<string, string | number[]>>,
): Promise<void> {
  const data = await page.evaluateHandle((contents) => {
    const transfer = new DataTransfer();
    for (const [name, content] of Object.entries(contents)) {
      const part = typeof content === 'string' ? content : new Uint8Array(content);
      transfer.items.add(new File([part], name));
    }
    return transfer;
  }, files);
  await classReport(page).dispatchEvent('drop', { dataTransfer: data });
}

/**
 * Expects a platform's column on the card: its verdict, and the lines of its style. Waits until NativeWind's
 * compiler has loaded.
 */
export async function expectColumn(
  page: Page,
  platform: string,
  [verdict, ...lines]: readonly string[],
): Promise<void> {
  const column = cardColumn(page, platform);
  await expect(column.locator('[data-support]')).toHaveText(verdict ?? '', { timeout: 30_000 });
  await expect(column.locator('code')).toHaveText(lines, { timeout: 30_000 });
}
