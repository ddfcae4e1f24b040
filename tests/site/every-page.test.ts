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

/** A tag and its classes, other than in what samples draw. */
const ELEMENT = /<([a-z][\w-]*)(?:\s[^<>]*?\bclass="((?!css-|player-)[^"]*)")?[\s>]/g;

/** So that the workers share the pages; few, as each share meets every look anew. */
const shares = Math.min(4, availableParallelism());

for (let share = 0; share < shares; share += 1) {
  test(
    `IMPLIED-08 IMPLIED-09 ERR-13 axe and the console have nothing to say about any page in either theme, ${share + 1} of ${shares}`,
    long,
    async ({ page }) => {
      test.setTimeout(1_200_000);
      const exported = await readExportedPages('out');
      expect(exported.length).toBeGreaterThan(300);
      const tried = new Set([...pagesOfEveryKind(exported), ...rotatingSampleOf(exported, 12, 3)]);
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
        // The shell is the same on all, and React does not walk the content.
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
 * Pages that together have every kind of element of all pages: a tag with its classes. What samples draw is left
 * out, since other tests look at each drawing.
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
 * What axe finds in the colors of the page's own part, in both themes, once for each look: axe reads nothing but
 * computed styles for them, so what looks alike is judged alike. What is around that part is looked at with the
 * shell, and taken out of the page here, since axe reads it anew for each run.
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

/** Whether the page scrolls sideways on the narrowest screens. Leaves the viewport as it was. */
async function sidewaysScroll(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (before) await page.setViewportSize(before);
  return width > 320 ? [`scrolls sideways at 320 px: its content is ${width} px wide`] : [];
}

/** Everything that the console is told from now on. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    said.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  return said;
}
