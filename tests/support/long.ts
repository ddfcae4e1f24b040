/** Whether this is `npm run test:long`, in which tests of samples take everything. */
export const isLong = process.env.TEST_LONG === '1';

/** Marks a test that takes a sample in `npm test` and everything in `npm run test:long`. */
export const long = { tag: '@long' };

/** Marks a test that `npm test` leaves to `npm run test:long`. */
export const longOnly = { tag: '@long-only' };

/** Every so many of a list, evenly spread; all of it in `npm run test:long`. */
export function sampleOf<T>(all: readonly T[], every: number): T[] {
  return isLong ? [...all] : all.filter((_, index) => index % every === 0);
}
