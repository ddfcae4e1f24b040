import { test } from '@playwright/test';

/** Notes for the table that the reporter prints at its end how many of the faults a test has tried were survived. */
export function noteSurvived(what: string, survived: number, tried: number): void {
  const description = `${what}: ${survived} of ${tried}`;
  test.info().annotations.push({ type: 'survived', description });
}
