/** `npm run bench:navigation`: from a click on a link to the paint of the next page, in `out/` (OUT_DIR), with and without loading it ahead. */
import { type BrowserContext, chromium } from '@playwright/test';
import { outDir } from '@/lib/export/build/project-paths';
import { serveExport } from '@/tests/support/export-server';
import { wake } from '@/tests/support/open';

const rounds = 15;
const [from, to] = ['/overview/', '/getting-started/installation'];
const ways = {
  'loaded ahead': {},
  'loaded ahead, no motion': { reducedMotion: 'reduce' },
  'loaded by the click': { saveData: true },
  'loaded by the click, 150 ms away': { saveData: true, latency: 150 },
} as const;

/** How a reader of the measured page is connected and what he likes. */
interface Way {
  reducedMotion?: 'reduce';
  saveData?: true;
  latency?: number;
}

const { url, close } = await serveExport(outDir);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox'],
});
try {
  const times = Object.keys(ways).map(() => [] as number[]);
  // Turn by turn, so that all ways meet the same machine.
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, way] of Object.values<Way>(ways).entries()) {
      const context = await browser.newContext(way);
      times[index]?.push(await clickToPaint(context, way));
      await context.close();
    }
  }
  console.log(`click to paint, ${from} to ${to}, milliseconds, ${rounds} rounds`);
  for (const [index, name] of Object.keys(ways).entries()) {
    const sorted = (times[index] ?? []).sort((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor(share * (rounds - 1))] ?? 0);
    console.log(`${name.padEnd(34)} median ${at(0.5)}, p90 ${at(0.9)}`);
  }
} finally {
  await browser.close();
  close();
}

async function clickToPaint(context: BrowserContext, way: Way): Promise<number> {
  const page = await context.newPage();
  if (way.saveData) {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }
  await page.goto(url + from);
  await wake(page);
  await page.waitForLoadState('networkidle');
  const { latency } = way;
  if (latency) {
    await page.route(/\.txt(\?|$)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, latency));
      await route.continue();
    });
  }
  return page.evaluate(
    (path) =>
      new Promise<number>((done) => {
        const link = document.querySelector<HTMLElement>(`#menu nav a[href="${path}"]`);
        const heading = document.querySelector('main h1')?.textContent;
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelector('main h1')?.textContent === heading) return;
          observer.disconnect();
          // A task after the next frame: that frame has been painted then.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
        });
        observer.observe(document.body, { subtree: true, childList: true });
        link?.click();
      }),
    to,
  );
}
