import { test } from '@playwright/test';

/**
 * Adds a row to the table at the end of the run, with the numbers of faults that a test survived and tried.
 */
export function noteSurvived(what: string, survived: number, tried: number): void {
  const description = `${what}: ${survived} of ${tried}`;
  test.info().annotations.push({ type: 'survived', description });
}
