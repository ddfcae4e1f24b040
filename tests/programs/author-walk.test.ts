import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { listFiles } from '@/lib/export/build/list-files';
import { buildLock, withLock } from '@/lib/export/build/locks';
import { runBuild } from '@/tests/support/build';
import { freePort } from '@/tests/support/export-server';
import { watchRequests } from '@/tests/support/failed-requests';
import { isLong, long, rotatingSampleOf } from '@/tests/support/long';
import { openPage } from '@/tests/support/open';
import { servePlainly } from '@/tests/support/plain-host';
import { type AuthorMistake, guide, mistakes, news, newsBody } from './author-mistakes';

const site = 'out.fixtures/dev/site/plain';
const preview = 'out.fixtures/preview';
const docs = 'content/docs/main';
/** Page that has a mistake when the test starts. */
const broken = `${docs}/guides/first.mdx`;
const tabs = `${docs}/components/tabs.mdx`;
/** Program that the development server takes for the author's editor. It writes its arguments to a file. */
const editor = 'out.fixtures/dev/code';
const opened = `${editor}.txt`;

/**
 * Warning of React. Next's router assigns its dispatch function while it renders, so an update from the development
 * server can arrive before a page has hydrated.
 */
const earlyUpdate = /^Can't perform a React state update on a component that hasn't mounted yet/;

test(
  'an author starts a page, sees each mistake until it is fixed, and sees the page in a preview',
  long,
  async ({ page }) => {
    test.setTimeout(isLong ? 900_000 : 300_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !earlyUpdate.test(message.text()))
        errors.push(message.text());
    });
    rmSync(site, { recursive: true, force: true });
    cpSync('tests/fixtures/sites/plain', site, { recursive: true });
    // Like this project's own configuration, it now reads the base path from the environment.
    const path = 'process.env.NEXT_PUBLIC_BASE_PATH ??';
    write('site.config.ts', read('site.config.ts').replace('basePath: ', `basePath: ${path} `));
    const sound = read(broken);
    write('CONTRIBUTING.md', guide);
    write(broken, `${sound}\n<Steps>\n`);
    // The development server writes files into `public/`, and a build at the same time would publish them.
    await withLock(buildLock, () =>
      whileDeveloping(async (url, terminal) => {
        await mendFirstPage(page, url, sound);
        errors.length = 0;
        await editInPlace(page, url);
        await beginPage(page);
        await foldReport(page);
        await openInEditor(page);
        for (const mistake of rotatingSampleOf(mistakes, mistakes.length / 6))
          await makeAndMend({ page, terminal }, mistake);
        // Otherwise, the open page would keep sending requests after the server has stopped.
        await page.goto('about:blank');
      }),
    );
    expect(await npmRun('check:content')).toContain('The content has no mistakes.');
    if (isLong) await lookAtPreview(page);
    expect(errors).toEqual([]);
  },
);

/** Expects a broken page to show an error report, and to render once the author fixes the mistake. */
async function mendFirstPage(page: Page, url: string, sound: string): Promise<void> {
  await page.goto(`${url}/base/guides/first`, { timeout: 120_000 });
  await expect(reportOf(page)).toContainText('<Steps> is not closed', { timeout: 120_000 });
  write(broken, sound);
  await expect(reportOf(page)).toHaveCount(0, { timeout: 60_000 });
  await expect(titleOf(page)).toHaveText('First guide', { timeout: 30_000 });
}

/** Expects edits to appear in the open page, and its elements to keep working. */
async function editInPlace(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/base/components/tabs`, { timeout: 120_000 });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await choose(page, 'Two');
  for (const words of ['An edit.', 'Another one.']) {
    write(tabs, read(tabs).replace('Second panel.', `Second panel. ${words}`));
    await expect(page.getByText(words)).toBeAttached({ timeout: 60_000 });
    await choose(page, 'Three');
    await choose(page, 'Two');
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL(/\/blog$/, { timeout: 60_000 });
  await page.goBack();
  await choose(page, 'Three');
}

/**
 * Creates a page with `npm run new`, and writes its text. Expects the page in the sidebar, with that text.
 */
async function beginPage(page: Page): Promise<void> {
  const description = 'What is new, in a sentence that has at least fifty letters.';
  const said = await npmRun(
    'new',
    'page',
    'news/first',
    '--title',
    'First news',
    '--description',
    description,
  );
  expect(said).toContain(`new\t${news}\nedit\t${docs}/sidebar.ts\nDone.`);
  const link = sidebarOf(page).getByRole('link', { name: 'First news' });
  await link.click({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/base\/news\/first$/, { timeout: 60_000 });
  await expect(titleOf(page)).toHaveText('First news');
  cpSync(join(site, docs, 'components/dot.png'), join(site, docs, 'news/dot.png'));
  write(news, read(news).replace(/\{\/\*.*\*\/\}\n/, newsBody));
  await expect(page.getByText('have news.')).toBeVisible({ timeout: 60_000 });
}

/**
 * Expects the report to leave the end of the page visible, and to stay folded while the author fixes the first
 * of two mistakes.
 */
async function foldReport(page: Page): Promise<void> {
  const sound = read(news);
  write(news, `${sound}\n<Since />\n\n<Tabs></Tabs>\n`);
  const report = reportOf(page);
  await expect(report).toContainText('<Since> has no version', { timeout: 60_000 });
  const isEndVisible = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const box = await report.boundingBox();
    return footer && box && footer.y + footer.height <= box.y + 1;
  };
  expect(await isEndVisible()).toBe(true);
  const fold = report.getByText('Mistakes in the content');
  await fold.click();
  await expect(report.getByText('<Since> has no version')).toBeHidden();
  expect(await isEndVisible()).toBe(true);
  write(news, `${sound}\n<Tabs></Tabs>\n`);
  await expect(report.getByText('<Since> has no version')).not.toBeAttached({ timeout: 60_000 });
  await expect(report.getByText('<Tabs> contains no')).toBeHidden();
  await fold.click();
  await expect(report.getByText('<Tabs> contains no')).toBeVisible();
  write(news, sound);
  await expect(report).toHaveCount(0, { timeout: 60_000 });
}

/**
 * Expects the open page and the terminal to report a mistake and nothing else, and to recover without a page load
 * once it is fixed.
 */
async function makeAndMend(
  { page, terminal }: { page: Page; terminal: () => string },
  { kind, edits, error }: AuthorMistake,
): Promise<void> {
  const old = Object.keys(edits).map((file) => ({
    file,
    text: existsSync(join(site, file)) ? read(file) : undefined,
  }));
  const report = reportOf(page);
  const printed = terminal().length;
  const newOutput = () => terminal().slice(printed);
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  for (const { file, text } of old) write(file, edits[file]?.(text ?? '') ?? '');
  await expect.poll(() => textOf(report), { message: kind, timeout: 60_000 }).toBe(error);
  await expect.poll(newOutput, { message: kind, timeout: 10_000 }).toContain(`\n${error}\n`);
  const place = error.split('  ')[0] ?? '';
  await expect(report.getByRole('link', { name: place, exact: true }), kind).toHaveCount(1);
  await expect(titleOf(page)).toHaveText('First news');
  for (const { file, text } of old) {
    if (text === undefined) rmSync(join(site, file));
    else write(file, text);
  }
  await expect(report, kind).toHaveCount(0, { timeout: 60_000 });
  await expect
    .poll(newOutput, { message: kind, timeout: 10_000 })
    .toContain('The content has no mistakes.');
  await expect(titleOf(page)).toHaveText('First news');
  expect(await page.evaluate(() => 'isKept' in window), `${kind} loaded the page again`).toBe(true);
}

/** Returns the text of the report, or undefined if the page shows none. */
async function textOf(report: Locator): Promise<string | undefined> {
  const [text] = await report.locator('pre').allInnerTexts();
  return text?.trim();
}

/** Expects the place of a mistake in the report to open in the editor, and the page to stay open. */
async function openInEditor(page: Page): Promise<void> {
  const sound = read(news);
  write(news, `${sound}\n- <Since />\n`);
  await reportOf(page)
    .getByRole('link', { name: `${news}:10:3`, exact: true })
    .click({ timeout: 60_000 });
  await expect
    .poll(() => (existsSync(opened) ? readFileSync(opened, 'utf8') : ''), { timeout: 10_000 })
    .toBe(`-g ${resolve(site, news)}:10:3\n`);
  await expect(titleOf(page)).toHaveText('First news');
  write(news, sound);
  await expect(reportOf(page)).toHaveCount(0, { timeout: 60_000 });
}

/**
 * Builds a preview below a base path. Expects the page, its files, and its links to work on a plain static
 * host.
 */
async function lookAtPreview(page: Page): Promise<void> {
  const path = '/pr-12';
  const settings = { SITE_DIR: site, OUT_DIR: preview, QUICK: '1', NEXT_PUBLIC_BASE_PATH: path };
  const { code, output } = await runBuild(settings);
  expect(code, output).toBe(0);
  const { url, close } = await servePlainly(preview, path);
  try {
    const failed = watchRequests(page, path);
    await openPage(page, `${url}${path}/news/first`);
    await expect(titleOf(page)).toHaveText('First news');
    await expect(page.getByRole('img', { name: 'A dot' })).not.toHaveJSProperty('naturalWidth', 0);
    await page.getByRole('main').getByRole('link', { name: 'Tabs', exact: true }).click();
    await expect(page).toHaveURL(`${url}${path}/components/tabs`);
    await choose(page, 'Two');
    await expect(page.getByText('Second panel. Another one. An edit.')).toBeVisible();
    await sidebarOf(page).getByRole('link', { name: 'First news' }).click();
    await expect(page).toHaveURL(`${url}${path}/news/first`);
    await expect(titleOf(page)).toHaveText('First news');
    expect(failed).toEqual([]);
    const texts = (await listFiles(preview)).filter((name) => /\.(?:html|txt|js)$/.test(name));
    const hasReport = (name: string) =>
      readFileSync(join(preview, name), 'utf8').includes('launch-editor');
    expect(texts.filter(hasReport)).toEqual([]);
  } finally {
    close();
  }
}

function read(file: string): string {
  return readFileSync(join(site, file), 'utf8');
}

function write(file: string, text: string): void {
  writeFileSync(join(site, file), text);
}

/** Runs an npm script on the author's site and returns its stdout. Rejects if the script fails. */
async function npmRun(script: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, SITE_DIR: site };
  const { stdout } = await promisify(execFile)('npm', ['run', script, '--', ...args], { env });
  return stdout;
}

function reportOf(page: Page): Locator {
  return page.getByRole('alert', { name: 'Mistakes in the content' });
}

function sidebarOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' });
}

function titleOf(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

async function choose(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tablist').first().getByRole('tab', { name });
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
}

/**
 * Calls `work` while `npm run dev` serves the author's site. `terminal` returns everything that it has printed.
 */
async function whileDeveloping(
  work: (url: string, terminal: () => string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  writeFileSync(editor, `#!/bin/sh\necho "$@" > "${resolve(opened)}"\n`, { mode: 0o755 });
  rmSync(opened, { force: true });
  const settings = { SITE_DIR: site, REACT_EDITOR: `"${resolve(editor)}"` };
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/dev.ts', '--port', String(port)],
    { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (data) => (output += data));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const url = `http://localhost:${port}`;
  try {
    await expect
      .poll(
        () =>
          fetch(`${url}/base`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 120_000 },
      )
      .toBe(true);
    await work(url, () => output);
    expect(output).toContain('Ready in');
    expect(output).not.toContain('Experiments');
    expect(output).toContain('The content has no mistakes.');
  } finally {
    child.kill();
    await ended;
    rmSync('public/assets', { recursive: true, force: true });
  }
}
