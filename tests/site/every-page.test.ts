import type { Page } from '@playwright/test';
import { readExportedPages } from '@/scripts/exported-pages';
import { accessibilityFindings } from '@/tests/support/accessibility';
import { open } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

/** So that the workers share the pages. */
const shares = 8;

for (let share = 0; share < shares; share += 1) {
  test(`IMPLIED-08 ERR-13 axe and the console have nothing to say about any page in either theme, ${share + 1} of ${shares}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const exported = await readExportedPages('out');
    const paths = exported.map(({ path }) => path).filter((_, index) => index % shares === share);
    expect(paths.length).toBeGreaterThan(20);
    const said = listen(page);
    const findings: string[] = [];
    for (const path of paths) {
      await open(page, path);
      findings.push(...(await inBothThemes(page)).map((finding) => `${path} ${finding}`));
    }
    expect(findings.join('\n\n')).toBe('');
    expect(said).toEqual([]);
  });
}

async function inBothThemes(page: Page): Promise<string[]> {
  const light = await accessibilityFindings(page);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  // Only colours change with the theme; those around the page are looked at with the shell.
  const dark = await accessibilityFindings(page, {
    within: 'main',
    onlyRules: ['color-contrast', 'link-in-text-block'],
  });
  return [...light, ...dark.map((finding) => `in the dark theme: ${finding}`)];
}

/** Everything that the console is told from now on. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    // What is loaded ahead for the next page is not used by this one: the browser's remark, not a fault.
    if (/was preloaded using link preload but not used/.test(message.text())) return;
    said.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  return said;
}
