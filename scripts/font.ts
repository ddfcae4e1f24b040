/**
 * `npm run font`: makes the font of the pages, with the characters and weights that they use, when its package
 * has changed. `components/shell/fonts.ts` reads the result, which is part of the project.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '@/lib/export/build/project-paths';

const whole = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
const made = 'components/shell/geist-subset.woff2';
/** Other characters come from the reader's own font. */
const characters = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}“”‘’–—…·×°©→←↑↓−½²`;

const subset = await subsetFont(readFileSync(join(root, whole)), characters, {
  targetFormat: 'woff2',
  noLayoutClosure: true,
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
});
writeFileSync(join(root, made), subset);
console.log(`${made}: ${subset.length} bytes`);
