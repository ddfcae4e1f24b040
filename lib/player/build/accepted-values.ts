import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path of the accepted type tests, relative to the project root. `npm run classes` writes this file. */
export const acceptedValuesFile = 'lib/player/library/accepted-values.json';

/**
 * Reads the type tests that React Native's types accept. They are checked in, because computing them needs
 * React Native and takes seconds.
 */
export function acceptedValues(): string[] {
  return JSON.parse(readFileSync(join(process.cwd(), acceptedValuesFile), 'utf8'));
}
