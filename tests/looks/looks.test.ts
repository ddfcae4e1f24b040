import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { openPage } from '@/tests/support/open';
import { expectedErrors, openStates } from '@/tests/support/open-states';
import { saveData } from '@/tests/support/save-data';
import { test } from '@/tests/support/test';
import { type Comparison, compare, takePicture, toReference } from './pictures';
import { referenceFolder } from './rendering';
import { type View, views } from './views';

/** Number of pixels that may differ. */
const LIMIT = 8;

test.use({ sharesPage: false, allowedErrors: expectedErrors });

for (const view of views) {
  test(view.name, async ({ page }, testInfo) => {
    await show(page, view);
    const picture = await takePicture(page);
    const file = `${referenceFolder}/${view.name}.webp`;
    const found = existsSync(file) ? await compare(picture, readFileSync(file)) : undefined;
    if (found && found.pixels <= LIMIT) return;
    if (!process.env.LOOKS_ACCEPT) throw new Error(report(view, picture, found, testInfo));
    writeFileSync(file, await toReference(picture));
    console.log(`Accepted ${view.name}: ${found ? `${found.share} of the pixels changed` : 'new'}`);
  });
}

async function show(page: Page, { path, width, height, theme, state }: View): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // Samples keep their drawings. When a frame replaces a drawing varies.
  await saveData(page);
  await awaitFont(page);
  await openPage(page, path);
  if (state) await openStates[state]?.show(page);
}

/**
 * Makes pages wait for the site's font. Otherwise, they do without it if it arrives after the first paint.
 */
async function awaitFont(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = await response.text();
      return route.fulfill({
        response,
        body: body.replaceAll('font-display:optional', 'font-display:block'),
      });
    },
  );
}

/** Writes the pictures of a failed view to the test's output folder. Returns the error message. */
function report(
  { name }: View,
  picture: Buffer,
  found: Comparison | undefined,
  testInfo: TestInfo,
): string {
  const files = { actual: picture, expected: found?.expected, diff: found?.diff };
  const lines = Object.entries(files).map(([kind, content]) => {
    if (!content) return '';
    const path = testInfo.outputPath(`${kind}.png`);
    writeFileSync(path, content);
    return `  ${kind}: ${relative('', path)}\n`;
  });
  const problem = found ? `${found.share} of the pixels changed` : 'There is no reference';
  return `${problem}.\n${lines.join('')}  To accept it: npm run test:looks -- --accept ${name}`;
}
