import type { Locator, Page } from '@playwright/test';

/** Returns the search field of the class lookup. */
export function lookupField(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Look up a class' });
}

/** Returns the output element of the class lookup. */
export function lookupResult(page: Page): Locator {
  return page.locator('form', { hasText: 'Look up a class' }).locator('output');
}

/** Returns the description of a term in the result of the class lookup. */
export function resultFor(page: Page, term: string): Locator {
  return lookupResult(page).locator(`dt:text-is("${term}") + dd`);
}

/** Returns the section of the class lookup that checks a whole component. */
export function classReport(page: Page): Locator {
  return page.locator('class-lookup details');
}
