import { availableParallelism } from 'node:os';
import type { Page } from '@playwright/test';
import { readExportedPages } from '@/lib/export/build/exported-pages';
import type { ExportedPage } from '@/lib/export/policy/page-weight';
import { ElementLooks, repeated } from '@/tests/site/element-appearance';
import { accessibilityFindings, colorRules, injectAxe } from '@/tests/support/accessibility';
import { isLong, long, rotatingSampleOf } from '@/tests/support/long';
import { hydrate } from '@/tests/support/open';
import { saveData } from '@/tests/support/save-data';
import { expect, test } from '@/tests/support/test';

/**
 * Matches a start tag and captures its name and classes. Does not capture classes that start with `css-` or
 * `player-`, because they belong to rendered samples.
 */
const ELEMENT = /<([a-z][\w-]*)(?:\s[^<>]*?\bclass="((?!css-|player-)[^"]*)")?[\s>]/g;

/**
 * Number of tests that the pages are divided among, so workers can run them in parallel. More tests would
 * repeat more checks, because each test has to check appearances that another one may have checked already.
 */
const shares = Math.min(4, availableParallelism());

for (let share = 0; share < shares; share += 1) {
  test(
    `IMPLIED-08 IMPLIED-09 ERR-13 axe and the console report nothing on any page in either theme, part ${share + 1} of ${shares}`,
    long,
    async ({ page }) => {
      test.setTimeout(1_200_000);
      const exported = await readExportedPages('out');
      expect(exported.length).toBeGreaterThan(300);
      const tried = new Set([
        ...rotatingSampleOf(pagesOfEveryKind(exported), 3),
        ...rotatingSampleOf(exported, 40, 8),
      ]);
      const paths = [...tried]
        .map(({ path }) => path)
        .filter((_, index) => index % shares === share);
      await saveData(page);
      await injectAxe(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const said = listen(page);
      const findings: string[] = [];
      const looks = new ElementLooks();
      for (const [index, path] of paths.entries()) {
        await page.goto(path);
        const found = await accessibilityFindings(page, { exceptRules: colorRules });
        // Every other page is enough, because all pages have the same shell and React does not hydrate the
        // content.
        if (isLong || index % 2 === 0) await hydrate(page);
        if (isLong) found.push(...(await sidewaysScroll(page)));
        found.push(...(await judgeColors(page, looks)));
        findings.push(...found.map((finding) => `${path} ${finding}`));
      }
      expect(findings.join('\n\n')).toBe('');
      expect(said).toEqual([]);
    },
  );
}

/**
 * Chooses pages until they contain every kind of element that occurs on any page. A kind is a tag name with
 * its classes. Ignores the classes of rendered samples, because other tests check samples.
 */
function pagesOfEveryKind(pages: readonly ExportedPage[]): ExportedPage[] {
  const rest = pages.map((page) => ({
    page,
    kinds: new Set([...page.html.matchAll(ELEMENT)].map(([, ...kind]) => kind.join(' '))),
  }));
  const chosen: ExportedPage[] = [];
  for (;;) {
    const next = rest.reduce((most, other) => (other.kinds.size > most.kinds.size ? other : most));
    if (next.kinds.size === 0) return chosen;
    chosen.push(next.page);
    for (const kind of [...next.kinds]) for (const { kinds } of rest) kinds.delete(kind);
  }
}

/**
 * Returns axe's color findings for the main element in both themes, once per appearance. The color rules
 * depend only on computed styles, so elements with the same appearance have the same result. Removes
 * everything around the main element, because axe would otherwise read it in each run.
 */
async function judgeColors(page: Page, looks: ElementLooks): Promise<string[]> {
  const findings: string[] = [];
  if ((await looks.markRepeats(page)) === 0) return findings;
  await page.locator('main').evaluate((main) => {
    for (let part: Element = main; part !== document.body; part = part.parentElement as Element)
      for (const other of [...(part.parentElement?.children ?? [])])
        if (other !== part) other.remove();
  });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const scope = { within: 'main', without: `[${repeated}]`, onlyRules: colorRules };
    const ofTheme = await accessibilityFindings(page, scope);
    findings.push(...ofTheme.map((finding) => `in the ${theme} theme: ${finding}`));
  }
  return findings;
}

/**
 * Returns a finding if the page scrolls sideways at a width of 320 px, and an empty array otherwise. Restores
 * the viewport.
 */
async function sidewaysScroll(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (before) await page.setViewportSize(before);
  return width > 320 ? [`scrolls sideways at 320 px: its content is ${width} px wide`] : [];
}

/** Starts collecting the page's console messages. They are added to the returned array. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    said.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  return said;
}
