/**
 * `npm run font`: reduces the site's font to common characters and the weights that pages use. Run it after
 * updating the font package. `components/shell/fonts.ts` loads the result, which is checked in.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { runCommand } from '@/lib/export/build/command-flags';
import { root } from '@/lib/export/build/project-paths';

const whole = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
const made = 'components/shell/geist-subset.woff2';
/** Characters to include: printable ASCII and common symbols. Other characters use a system font. */
const characters = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}“”‘’–—…·×°©→←↑↓−½²`;

const command = {
  usage: 'npm run font',
  about: `Writes ${made}, the common characters of the site's font.`,
};

await runCommand(command, async () => {
  const subset = await subsetFont(readFileSync(join(root, whole)), characters, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  writeFileSync(join(root, made), subset);
  console.log(`${made}: ${subset.length} bytes`);
});
