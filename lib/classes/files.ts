import { join } from 'node:path';
import type { ClassVersion } from './data';

/** Where the data of each version is checked in; written by `npm run classes`. */
export const CLASS_FILES: Record<ClassVersion, string> = {
  v4: join(process.cwd(), 'lib/classes/v4.json'),
  v2: join(process.cwd(), 'lib/classes/v2.json'),
};

/** Where the variants of both versions are checked in; written by `npm run classes`. */
export const VARIANTS_FILE = join(process.cwd(), 'lib/classes/variants.json');

/** Where it is checked in what utilities make of values in brackets; written by `npm run classes`. */
export const BRACKETS_FILE = join(process.cwd(), 'lib/classes/brackets.json');
