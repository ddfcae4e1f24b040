import { test } from '@playwright/test';

/** Adds a line to the table at the end of the run: how many of the faults that a test tried were survived. */
export function noteSurvived(what: string, survived: number, tried: number): void {
  const description = `${what}: ${survived} of ${tried}`;
  test.info().annotations.push({ type: 'survived', description });
}
