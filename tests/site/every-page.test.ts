import type { Page } from '@playwright/test';
import { readExportedPages } from '@/scripts/exported-pages';
import { accessibilityFindings } from '@/tests/support/accessibility';
import { open } from '@/tests/support/open';
import { saveData } from '@/tests/support/save-data';
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
    await saveData(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
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

/**
 * The colors of the page's own part are looked at in both themes, once for each kind of element of
 * a page; those around it are looked at with the shell.
 */
async function inBothThemes(page: Page): Promise<string[]> {
  const findings = await accessibilityFindings(page, { exceptRules: colors });
  await page.locator('main').evaluate(markRepeats, repeated);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const scope = { within: 'main', without: `[${repeated}]`, onlyRules: colors };
    const ofTheme = await accessibilityFindings(page, scope);
    findings.push(...ofTheme.map((finding) => `in the ${theme} theme: ${finding}`));
  }
  return findings;
}

const colors = ['color-contrast', 'link-in-text-block'];
const repeated = 'data-repeated';

/** Marks the elements at the ends of the tree that look like one before: same place, classes and styles. */
function markRepeats(main: Element, mark: string): void {
  const look = (element: Element) =>
    [element.tagName, element.getAttribute('class'), element.getAttribute('style')].join(' ');
  const seen = new Set<string>();
  for (const leaf of main.querySelectorAll(':not(:has(*))')) {
    let place = '';
    for (let at: Element | null = leaf; at && at !== main; at = at.parentElement) place += look(at);
    if (seen.has(place)) leaf.setAttribute(mark, '');
    seen.add(place);
  }
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
