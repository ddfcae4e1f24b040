import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { writeTree } from '@/tests/support/write-tree';

/** Folder with the reference pictures. */
export const referenceFolder = 'tests/looks/references';

const fontFolder = resolve('.generated/looks-fonts');

/** The only system fonts in the pictures, keyed by the generic families that they replace. */
const fonts: Record<string, { family: string; file: string }> = {
  'sans-serif': {
    family: 'Geist',
    file: 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  },
  monospace: {
    family: 'Geist Mono',
    file: 'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  },
};

/** Browser version and font hash of the reference pictures. Others may render text differently. */
export interface Rendering {
  browser: string;
  fonts: string;
}

/**
 * Prepares the browser of this run: hides the machine's fonts from it, and exits with an error message if the
 * references were made with another browser or other fonts. If all views are accepted anyway, it records the
 * current browser and fonts instead.
 */
export async function prepareRendering(acceptsAll: boolean): Promise<void> {
  process.env.FONTCONFIG_FILE = await writeFonts();
  const current = await currentRendering();
  if (acceptsAll) {
    writeTree(referenceFolder, { 'rendering.json': `${JSON.stringify(current, null, 2)}\n` });
    return;
  }
  const recordFile = `${referenceFolder}/rendering.json`;
  const problem = renderingProblem(JSON.parse(readFileSync(recordFile, 'utf8')), current);
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}

/** Returns a sentence about the difference between two renderings, or `undefined` if they are the same. */
export function renderingProblem(recorded: Rendering, current: Rendering): string | undefined {
  const remedy = 'accept all views again with `npm run test:looks -- --accept`.';
  if (recorded.browser !== current.browser)
    return `The reference pictures were made with Chromium ${recorded.browser}, but this is Chromium ${current.browser}: use that version (CHROMIUM_PATH), or check the site and ${remedy}`;
  if (recorded.fonts !== current.fonts)
    return `The reference pictures were made with other versions of the fonts ${names()}: check the site and ${remedy}`;
  return undefined;
}

function names(): string {
  return Object.values(fonts)
    .map(({ family }) => family)
    .join(' and ');
}

async function currentRendering(): Promise<Rendering> {
  const path = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(path && { executablePath: path }),
    args: ['--no-sandbox'],
  });
  const version = browser.version();
  await browser.close();
  const hash = createHash('sha256');
  for (const { file } of Object.values(fonts)) hash.update(readFileSync(file));
  return { browser: version, fonts: hash.digest('hex') };
}

/**
 * Writes the fonts in a format that the system can use, and a Fontconfig file that offers only these. Returns
 * the file's path.
 */
async function writeFonts(): Promise<string> {
  const characters = Array.from({ length: 0x3000 - 0x20 }, (_, index) =>
    String.fromCodePoint(0x20 + index),
  ).join('');
  const aliases = Object.entries(fonts).map(
    ([generic, { family }]) =>
      `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  writeTree(fontFolder, {
    'fonts.conf': `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${fontFolder}</dir>
<cachedir>${fontFolder}/cache</cachedir>
${aliases.join('\n')}
</fontconfig>
`,
  });
  for (const [generic, { file }] of Object.entries(fonts)) {
    const font = await subsetFont(readFileSync(file), characters, { targetFormat: 'sfnt' });
    writeFileSync(`${fontFolder}/${generic}.ttf`, font);
  }
  return `${fontFolder}/fonts.conf`;
}
