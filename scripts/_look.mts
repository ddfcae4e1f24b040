import { chromium } from '@playwright/test';
import { serveExport } from '@/tests/support/export-server';

const [, , out = 'out', tag = 'new', list = '[]'] = process.argv;
// job: [path, width, scheme, platform?, selector?, edit?]
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
const { url } = await serveExport(out);
for (const [path, width, colorScheme, platform, edit] of JSON.parse(list)) {
  const context = await browser.newContext({
    viewport: { width, height: 1000 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log(path, String(e)));
  page.on('console', (m) => m.type() === 'error' && console.log(path, m.text()));
  await page.goto(url + path);
  const s = page.getByRole('group', { name: /^Live sample|^Playground/ }).first();
  await s.scrollIntoViewIfNeeded();
  await page.waitForTimeout(700);
  if (platform) {
    await s.getByRole('radio', { name: platform, exact: true }).check();
    await page.waitForTimeout(2500);
  }
  if (edit) {
    await s.getByRole('button', { name: edit }).click();
    await page.waitForTimeout(3000);
  }
  await s.screenshot({
    path: `/tmp/h/look/s${path.replace(/\W+/g, '_')}-${width}-${colorScheme}-${platform ?? ''}${edit ?? ''}-${tag}.png`,
  });
  await context.close();
}
await browser.close();
process.exit();
