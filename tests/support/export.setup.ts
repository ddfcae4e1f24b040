import { expect, test } from '@playwright/test';
import { readBuild } from '@/lib/export/build/build-facts';
import { runBuild } from './build';

/** Builds the site before the tests that need the export. With PREBUILT=1, they use the existing `out/`. */
test('the site builds', async () => {
  test.setTimeout(900_000);
  if (process.env.PREBUILT !== '1') {
    const { code, output } = await runBuild({}, true);
    expect(code, output).toBe(0);
  }
  // Rejects if there is no export.
  await readBuild('out');
});
