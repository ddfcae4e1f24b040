import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toRedirectFile } from '@/lib/export/hosts/redirects';
import site from '@/site.config';
import { siteIn } from '../support/site';
import { expect, test } from '../support/test';

const out = join(process.cwd(), 'out');
const { redirects } = siteIn();

test('BUILD-04 each old path has a page that redirects immediately to an existing page, and a rule for hosts', () => {
  expect(redirects.length).toBeGreaterThan(5);
  const rules = readFileSync(join(out, '_redirects'), 'utf8').trim().split('\n');
  const vercel = JSON.parse(readFileSync(join(out, 'vercel.json'), 'utf8')).redirects;
  // Redirects with a condition are those to Markdown versions, which `host-rules.test.ts` covers.
  const plain = vercel.filter((rule: object) => !('has' in rule));
  const forms = redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => [path, to]));
  expect(rules).toEqual(forms.map(([from, to]) => `${from} ${to} 301`));
  expect(plain).toEqual(
    forms.map(([source, destination]) => ({ source, destination, statusCode: 301 })),
  );
  for (const redirect of redirects) {
    const { from, to } = redirect;
    const html = readFileSync(join(out, toRedirectFile(redirect)), 'utf8');
    expect.soft(html, from).toContain(`<meta http-equiv="refresh" content="0;url=${to}"/>`);
    expect.soft(html, from).toContain(`<link rel="canonical" href="${site.url}${to}"/>`);
    expect.soft(html, from).toContain('<meta name="robots" content="noindex"/>');
    const target = readFileSync(join(out, to.replace(/[?#].*$/, ''), 'index.html'), 'utf8');
    expect
      .soft(target, `${from} redirects to another redirect`)
      .not.toContain('http-equiv="refresh"');
    expect.soft(existsSync(join(out, `${from}.txt`)), `${from} hides a page`).toBe(false);
  }
});

const old = redirects.find(({ to }) => to === '/core-concepts/states')?.from ?? '';

test('BUILD-04 an old path keeps the query and hash', async ({ page }) => {
  await page.goto(`${old}?from=mail#styling-based-on-parent-state`);
  await expect(page).toHaveURL('/core-concepts/states?from=mail#styling-based-on-parent-state');
  await expect(page.getByRole('heading', { level: 1, name: 'States' })).toBeVisible();
});
