import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { playerLimits, playerProblems, playerWeights } from '@/lib/player/build/player-budget';
import { openPage } from '../support/open';
import { player, running } from '../support/player';
import { expect, test } from '../support/test';

test.use({ samplesOn: 'web', sharesPage: false });

const out = join(process.cwd(), 'out');
/** Maximum gzipped size, in bytes, of the scripts that live samples add to a page without user input. */
const untouchedLimit = 4 * 1024;

test('the sandbox, compiler and editor are within their budgets', async () => {
  expect(playerProblems(playerWeights(out))).toEqual([]);
});

test('without user input, a page with live samples loads little more than one without', async ({
  page,
}) => {
  const without = await scriptsOf(page, '/guides/troubleshooting', async () => {
    await expect(player(page)).toHaveCount(0);
  });
  const extra = await scriptsOf(page, '/overview', () => running(page).waitFor());
  expect(weigh([...extra].filter((url) => !without.has(url)))).toBeLessThanOrEqual(untouchedLimit);
});

test('a click on Edit loads only the editor, and each file once', async ({ page }) => {
  await page.goto('/core-concepts/states');
  await running(page).waitFor();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const edit = page.getByRole('button', { name: 'Edit' });
  await edit.first().click();
  await expect(page.getByRole('textbox', { name: /tsx$/ })).toBeFocused();
  const scripts = () => loaded.filter((path) => path.startsWith('/assets/page/'));
  expect(weigh(scripts())).toBeLessThanOrEqual(playerLimits.editor);
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('// changed\n');
  const compiled = () => loaded.filter((path) => /\/compiler\./.test(path)).length;
  await expect.poll(compiled).toBe(1);
  await expect
    .poll(async () => {
      const before = loaded.length;
      await page.waitForTimeout(500);
      return loaded.length - before;
    }, 'requests in half a second')
    .toBe(0);
  const first = scripts();
  await edit.first().click();
  await expect(page.getByRole('textbox', { name: /tsx$/ })).toHaveCount(2);
  await page.keyboard.insertText('// changed as well\n');
  expect(scripts()).toEqual(first);
  expect(compiled()).toBe(1);
});

/**
 * Opens a page and waits until it is ready and the network is idle. Resolves to the paths of the scripts that
 * it has loaded.
 */
async function scriptsOf(
  page: Page,
  path: string,
  ready: () => Promise<void>,
): Promise<Set<string>> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await openPage(page, path);
  await ready();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  return scripts;
}

/** Returns the total gzipped size of the exported scripts in `paths`, in bytes. */
function weigh(paths: string[]): number {
  const sizes = paths
    .filter((path) => path.endsWith('.js'))
    .map((path) => gzipSync(readFileSync(join(out, path)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}
