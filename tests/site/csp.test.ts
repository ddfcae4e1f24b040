import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '@/lib/export/build/list-files';
import { openPage } from '../support/open';
import { expect, test } from '../support/test';

test('every page allows its own scripts by hash and no others', async () => {
  const out = join(process.cwd(), 'out');
  // The sandbox of live samples has its own policy, see player-safety.test.ts.
  const pages = (await listFiles(out)).filter((name) => /^(?!assets\/).*\.html$/.test(name));
  expect(pages).toContain('404.html');
  for (const name of pages) {
    const html = await readFile(join(out, name), 'utf8');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html);
    const scripts = /script-src ([^;]*)/.exec(policy?.[1] ?? '')?.[1];
    expect(scripts, name).toContain("'self'");
    expect(scripts, name).not.toContain('unsafe');
    expect(policy?.index, name).toBeLessThan(html.search(/<script|<link|<style/));
    expect(html, name).not.toMatch(/<[a-z][^>]* on[a-z]+="/);
  }
});

test.describe('an injected script', () => {
  test.use({ allowedErrors: [/Content Security Policy/] });

  test('does not run', async ({ page }) => {
    await page.goto('/overview/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="document.title = 1">');
    });
    await expect(page).not.toHaveTitle(/taken over|^1$/);
  });
});

test.describe('a stricter policy', () => {
  test.use({ allowedErrors: [/report-only|Report Only/i] });

  test('would block what pages need: strings instead of Trusted Types, inline styles and data images', async ({
    page,
  }) => {
    const narrower = "require-trusted-types-for 'script'; style-src-elem 'self'; img-src 'self'";
    await page.route('/tailwind/spacing/padding', async (route) => {
      const response = await route.fetch();
      const headers = { 'Content-Security-Policy-Report-Only': narrower };
      await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
    });
    await page.addInitScript(() => {
      const forbidden = new Set<string>();
      Object.assign(window, { forbidden });
      addEventListener('securitypolicyviolation', (event) =>
        forbidden.add(`${event.effectiveDirective} ${event.sample.split('|')[0]}`.trim()),
      );
    });
    await openPage(page, '/tailwind/spacing/padding');
    await page.locator('#menu nav a[href="/tailwind/spacing/margin"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margin');
    await expect
      .poll(() => page.evaluate(() => [...Reflect.get(window, 'forbidden')].sort()))
      .toEqual([
        'img-src',
        'require-trusted-types-for Element innerHTML',
        'require-trusted-types-for HTMLScriptElement src',
        'style-src-elem',
      ]);
  });
});

test('pages load and navigate under their policy', async ({ page }) => {
  for (const path of ['/', '/overview/', '/v2/', '/blog', '/search']) await page.goto(path);
  await openPage(page, '/overview/');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  expect(await page.evaluate(() => 'kept' in window), 'no full page load').toBe(true);
});
