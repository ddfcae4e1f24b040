import { analyticsScript } from '@/components/shell/analytics-script';
import { openPage } from '../support/open';
import { expect, test } from '../support/test';

const src = '/_vercel/insights/script.js';

test.use({ fixture: 'blog', allowedErrors: [/_vercel\/insights|ERR_FAILED/] });

test('ANALYT-01 ANALYT-03 the script loads once from a fixed path, deferred, after the queue is set up', async ({
  page,
}) => {
  let loads = 0;
  await page.route(`**${src}`, (route) => {
    loads += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'window.loaded = window.vaq' });
  });
  await openPage(page, '/blog');
  const script = page.locator(`head script[src="${src}"]`);
  await expect(script).toHaveCount(1);
  await expect(script).toHaveAttribute('data-sdkn', /./);
  await expect(script).toHaveAttribute('data-sdkv', '1.5.0');
  expect(await script.evaluate((it) => it instanceof HTMLScriptElement && it.defer)).toBe(true);
  const queued = await page.evaluate(
    '(window.va("event"), { name: window.vaq.at(-1)[0], vam: window.vam })',
  );
  expect(queued).toEqual({ name: 'event', vam: 'production' });
  await page.getByRole('link', { name: 'Post number 25', exact: true }).first().click();
  await expect(page).toHaveURL(/post-25$/);
  await expect(script).toHaveCount(1);
  expect(loads).toBe(1);
});

test('ANALYT-02 ANALYT-04 a script that fails to load logs a message and has no other effect', async ({
  page,
}) => {
  await page.route(`**${src}`, (route) => route.abort());
  const note = page.waitForEvent('console', (message) => message.type() === 'log');
  await page.goto('/blog');
  const text = (await note).text();
  expect(text).toContain(`[Vercel Web Analytics] Failed to load script from ${src}.`);
  expect(text).toContain('Enable Web Analytics');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
test('ANALYT-01 ANALYT-02 development loads a debug script, and the message mentions ad blockers', () => {
  const debug = 'https://va.vercel-scripts.com/v1/script.debug.js';
  const script = analyticsScript({ src: debug, mode: 'development' });
  expect(script).toContain(`s.src="${debug}"`);
  expect(script).toContain('w.vam="development"');
  expect(script).toMatch(/ad blocker or tracker blocker is active, and try again/);
});
