import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import config from '@/site.config';
import { lostAddresses } from '../support/addresses';
import { runBuild } from '../support/build';
import { serveExport } from '../support/export-server';
import { commitAll } from '../support/history';
import { longOnly } from '../support/long';
import { openPage } from '../support/open';
import { openSearch, options } from '../support/search-site';
import { siteIn } from '../support/site';
import { expect, test } from '../support/test';

const site = 'out.fixtures/frozen-site';
const dir = 'out.fixtures/frozen';
const page = '/tailwind/flexbox/gap';
const text = (file: string) => readFileSync(join(dir, file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: site, encoding: 'utf8' });

/** Runs `npm run docs:version` for the repository. */
function docsVersion(...args: string[]): void {
  const program = ['--import', 'tsx', 'scripts/docs-version.ts', ...args];
  execFileSync(process.execPath, program, { env: { ...process.env, SITE_DIR: site } });
}

/** Creates a repository with this site's files, and freezes its docs as version `v4`. */
function freeze(): void {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  for (const name of ['content', 'public', 'site.config.ts'])
    cpSync(name, join(site, name), { recursive: true });
  git('init', '-q');
  commitAll(site, { author: 'Ada', date: '2026-01-02T03:04:05Z' });
  docsVersion('v4', '--next', 'v5');
}

test(
  'the docs of this site can be frozen, built as a third version at their former addresses, and reverted',
  longOnly,
  async ({ page: tab }) => {
    freeze();
    const built = await runBuild({ SITE_DIR: site, OUT_DIR: dir, QUICK: '1' });
    expect(built.code, built.output).toBe(0);
    const others = /: \/assets\/cards\//;
    const lost = await lostAddresses({ dir, basePath: '', origin: config.url });
    expect(lost.filter((line) => !others.test(line))).toEqual([]);
    checkFiles();
    const { url, close } = await serveExport(dir);
    try {
      await walk(tab, url);
    } finally {
      close();
    }
    docsVersion('--undo');
    expect(git('status', '--porcelain')).toBe('');
  },
);

function checkFiles(): void {
  const html = text(`v4${page}/index.html`);
  expect(html).toContain(`<link rel="canonical" href="${config.url}${page}"`);
  expect(text(`v4${page}.md`)).toContain('gap-4');
  expect(text('v4/tailwind/llms.txt')).toContain(`${config.url}/v4${page}.md`);
  const places = text('sitemap.xml');
  for (const path of [page, `/v4${page}`, `/v2${page}`])
    expect(places).toContain(`<loc>${config.url}${path}</loc>`);
  const rules = text('_redirects');
  const former = siteIn().redirects.filter(({ from }) => from.startsWith('/v4/'));
  expect(former.length).toBeGreaterThan(100);
  const lost = former.filter(
    ({ from }) => !existsSync(join(dir, from, 'index.html')) && !rules.includes(`\n${from} /v4/`),
  );
  expect(lost).toEqual([]);
  expect(rules).toMatch(/^\/v4\/\S+ \/v4\/\S+ 301$/m);
  expect(rules).not.toMatch(/^\/v4\/\S+ \/(?!v4\/)/m);
  expect(existsSync(join(dir, 'classes/v4.json'))).toBe(true);
}

async function walk(tab: Page, url: string): Promise<void> {
  await openPage(tab, `${url}/v4${page}`);
  const banner = tab.getByRole('alert').filter({ hasText: 'documentation' });
  await expect(banner).toContainText('v4, which is no longer actively maintained');
  await expect(tab.getByRole('link', { name: 'latest version' })).toHaveAttribute('href', page);
  await expect(
    tab.locator('class-table').getByText('gap-4', { exact: true }).first(),
  ).toBeAttached();
  const within = (part: string) => tab.locator(part).locator('a[href^="/"]');
  const paths = await within('main article').evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(paths.length).toBeGreaterThan(3);
  const leaving = paths.filter(
    (path) => !path.startsWith('/v4/') && !path.startsWith('/playground'),
  );
  expect(leaving).toEqual([page]);
  const sidebar = tab.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('a[aria-current="page"]')).toHaveAttribute('href', `/v4${page}`);
  await expect(sidebar.locator('a[href^="/"]:not([href^="/v4/"])')).toHaveCount(0);
  const navbar = tab.getByRole('navigation', { name: 'Main' });
  await navbar.getByRole('button', { name: 'v4', exact: true }).hover();
  for (const [name, path] of [
    ['v5', page],
    ['v4', `/v4${page}`],
    ['v2', `/v2${page}`],
  ] as const)
    await expect(navbar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  for (const [start, own] of [
    ['', /^\/(?!v4\/|v2\/)/],
    ['/v4', /^\/v4\//],
    ['/v2', /^\/v2\//],
  ] as const) {
    const input = await openSearch(tab, `${url}${start}/overview/`);
    await input.fill('gap-4');
    await expect(options(tab).first()).toHaveAttribute('href', own);
  }
}
