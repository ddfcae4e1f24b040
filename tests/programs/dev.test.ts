import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { buildLock, withLock } from '@/lib/build/locks';
import { freePort } from '@/tests/support/export-server';
import { isLong, long } from '@/tests/support/long';

const site = 'out.fixtures/dev/site/plain';
const tabs = 'content/docs/main/components/tabs.mdx';
const path = '/base/components/tabs';
/** It is broken from the start. */
const broken = `${site}/content/docs/main/guides/first.mdx`;

test(
  'a page in development starts without complaint, shows edits in place, and names each mistake',
  long,
  async ({ page }) => {
    test.setTimeout(240_000);
    rmSync(site, { recursive: true, force: true });
    cpSync('tests/fixtures/sites/plain', site, { recursive: true });
    const words = readFileSync(broken, 'utf8');
    writeFileSync(broken, `${words}\n<Steps>\n`);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    // It puts files into public/, which a build would publish.
    await withLock(buildLock, () =>
      whileDeveloping(async (url) => {
        await page.goto(`${url}/base/guides/first`, { timeout: 120_000 });
        await expect(reportOf(page)).toContainText('<Steps> is not closed', { timeout: 60_000 });
        writeFileSync(broken, words);
        await expect(reportOf(page)).toHaveCount(0, { timeout: 60_000 });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('First guide', {
          timeout: 30_000,
        });
        errors.length = 0;
        await page.goto(url + path, { timeout: 120_000 });
        await page.waitForSelector('html[data-has-hydrated="true"]');
        await choose(page, 'Two');
        for (const words of ['An edit.', 'Another one.']) {
          const old = readFileSync(join(site, tabs), 'utf8');
          writeFileSync(join(site, tabs), old.replace('Second panel.', `Second panel. ${words}`));
          await expect(page.getByText(words)).toBeAttached({ timeout: 60_000 });
          await choose(page, 'Three');
          await choose(page, 'Two');
          await expect(page.getByText(words)).toBeVisible();
        }
        await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
        await expect(page).toHaveURL(/\/blog$/, { timeout: 60_000 });
        await page.goBack();
        await choose(page, 'Three');
        for (const mistake of isLong ? mistakes : mistakes.slice(0, 3))
          await makeAndMend(page, mistake);
      }),
    );
    expect(errors).toEqual([]);
  },
);

/** A mistake of an author: what is written at the end of a file of the site, or in place of a text, and what is said. */
interface Mistake {
  file: string;
  text: string;
  instead?: RegExp;
  sentence: string;
}

const mistakes: Mistake[] = [
  { file: tabs, text: '', instead: /^title: .*\n/m, sentence: `${tabs}:1:1  title is missing` },
  { file: tabs, text: '\n<Tabs>\n', sentence: '<Tabs> is not closed\n  Add </Tabs> in' },
  { file: tabs, text: '\n[To](/nowhere)\n', sentence: 'Link to a page that does not exist' },
  { file: tabs, text: '\n<Tbas />\n', sentence: 'Unknown component <Tbas>' },
  { file: tabs, text: '\n```jsxx\n```\n', sentence: 'Unknown language of a code block: jsxx' },
  { file: tabs, text: '\n![](./none.png)\n', sentence: 'There is no file ./none.png' },
  {
    file: tabs,
    text: '\n`float-left` works on native.\n',
    sentence: 'float-left is said to work on native',
  },
  {
    file: 'content/docs/main/glossary.yml',
    text: '- x\n',
    sentence: 'glossary.yml:1:1  The whole is ["x"]\n  Expected terms by place.',
  },
  {
    file: 'content/docs/main/sidebar.ts',
    text: 'export defaul',
    instead: /export default/,
    sentence: 'The file cannot be loaded: Unexpected "defaul"',
  },
  {
    file: 'content/blog/authors.yml',
    text: '\nx: [\n',
    sentence: 'authors.yml:5:1  The YAML cannot be read: Flow sequence',
  },
  {
    file: 'site.config.ts',
    text: "downloads: 'no'",
    instead: /downloads: \w+/,
    sentence: 'downloads is "no"\n  Expected true or false.',
  },
];

/** The page says what is wrong and stays as it was; once that is mended it goes on, without being loaded again. */
async function makeAndMend(page: Page, { file, text, instead, sentence }: Mistake): Promise<void> {
  const path = join(site, file);
  const old = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const report = reportOf(page);
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  writeFileSync(path, instead ? (old ?? '').replace(instead, text) : (old ?? '') + text);
  await expect(report).toContainText(sentence, { timeout: 60_000, useInnerText: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');
  if (old === undefined) rmSync(path);
  else writeFileSync(path, old);
  await expect(report).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');
  expect(await page.evaluate(() => 'isKept' in window), `${file} loaded the page again`).toBe(true);
}

function reportOf(page: Page): Locator {
  return page.getByRole('alert', { name: 'Mistakes in the content' });
}

async function choose(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tablist').first().getByRole('tab', { name });
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
}

/** Runs the work while `npm run dev` serves the copy of the fixture. */
async function whileDeveloping(work: (url: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/dev.ts', '--port', String(port)],
    { env: { ...process.env, SITE_DIR: site }, stdio: 'ignore' },
  );
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
    await work(url);
  } finally {
    child.kill();
    await ended;
    rmSync('public/assets', { recursive: true, force: true });
  }
}
