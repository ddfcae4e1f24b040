import { test } from '@playwright/test';

/**
 * Adds a row to the table at the end of the run. It shows how many faults a test tried, and how many of them
 * did no harm.
 */
export function noteSurvived(what: string, survived: number, tried: number): void {
  const description = `${what}: ${survived} of ${tried}`;
  test.info().annotations.push({ type: 'survived', description });
}
