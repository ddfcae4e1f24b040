import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { buildLock, withLock } from '@/lib/export/build/locks';
import { runBuild } from '@/tests/support/build';
import { freePort } from '@/tests/support/export-server';
import { watchRequests } from '@/tests/support/failed-requests';
import { isLong, long } from '@/tests/support/long';
import { openPage } from '@/tests/support/open';
import { servePlainly } from '@/tests/support/plain-host';

const site = 'out.fixtures/dev/site/plain';
const preview = 'out.fixtures/preview';
const docs = 'content/docs/main';
/** Page that has a mistake when the test starts. */
const broken = `${docs}/guides/first.mdx`;
const tabs = `${docs}/components/tabs.mdx`;
/** Page that the author creates. `newsBody` is the text that the author writes in it. */
const news = `${docs}/news/first.mdx`;
const newsBody = '[Tabs](/components/tabs) have news.\n\n![A dot](./dot.png)\n';

test(
  'an author starts a page, sees each mistake until it is fixed, and sees the page in a preview',
  long,
  async ({ page }) => {
    test.setTimeout(isLong ? 600_000 : 240_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    rmSync(site, { recursive: true, force: true });
    cpSync('tests/fixtures/sites/plain', site, { recursive: true });
    // Like this project's own configuration, it now reads the base path from the environment.
    const path = 'process.env.NEXT_PUBLIC_BASE_PATH ??';
    write('site.config.ts', read('site.config.ts').replace('basePath: ', `basePath: ${path} `));
    const sound = read(broken);
    write(broken, `${sound}\n<Steps>\n`);
    // The development server writes files into `public/`, and a build at the same time would publish them.
    await withLock(buildLock, () =>
      whileDeveloping(async (url) => {
        await mendFirstPage(page, url, sound);
        errors.length = 0;
        await editInPlace(page, url);
        await beginPage(page);
        await foldReport(page);
        for (const mistake of isLong ? mistakes : mistakes.slice(0, 6))
          await makeAndMend(page, mistake);
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
 * Mistake that the author makes, and the message it causes. `text` replaces the match of `instead` in the
 * file, or is appended if there is no `instead`.
 */
interface Mistake {
  file: string;
  text: string;
  instead?: RegExp;
  sentence: string;
}

const mistakes: Mistake[] = [
  { file: news, text: '', instead: /^title: .*\n/m, sentence: `${news}:1:1  title is missing` },
  inNews('<Tabs>', '10:1  <Tabs> is not closed\n  Add </Tabs> in'),
  inNews('[To](/nowhere)', '10:1  Link to a page that does not exist\n  /nowhere → '),
  inNews('<Details sumary="More">\n\nx\n\n</Details>', '10:10  Unknown prop of <Details>: sumary'),
  inNews('A wrod.', '10:3  No dictionary has the word wrod'),
  {
    file: 'site.config.ts',
    text: 'export defaul ',
    instead: /export default /,
    sentence: 'The file cannot be loaded: Unexpected "defaul"',
  },
  inNews('[To](/components/tabs#none)', '10:1  Link to a heading that does not exist'),
  inNews('<Tbas />', '10:1  Unknown component <Tbas>'),
  inNews('<Tabs></Tabs>', '10:1  <Tabs> contains no <TabItem>'),
  inNews('<Include file="_partials/none.mdx" />', '10:1  There is no partial _partials/none.mdx'),
  inNews('```\nx\n```', '10:1  A code block has no language'),
  inNews('## New\n\n## New', '12:1  Two headings of the page are "New"'),
  inNews('Use `bg-blorange-500`.', '10:6  bg-blorange-500 is not a class\n'),
  { file: `${docs}/news/second.md`, text: 'Text', sentence: 'second.md  The file ends in .md' },
  {
    file: news,
    text: 'title: News: first\n',
    instead: /^title: .*\n/m,
    sentence: 'A value with a colon needs quotes: title: "News: first".',
  },
  inNews('```jsxx\n```', '10:4  Unknown language of a code block: jsxx'),
  inNews('![](./none.png)', '10:1  There is no file ./none.png'),
  inNews('![](./dot.png)', '10:1  The image ./dot.png has no alternative text'),
  inNews('#### Deep', '10:1  The heading "Deep" skips a level'),
  inNews('{process.exit()}', '10:1  Code in braces does not run in pages'),
  inNews('`float-left` works on native.', '10:1  float-left is said to work on native'),
  inNews('<Support class="felx-1" />', '10:1  v1 has no class felx-1\n  Did you mean flex-1?'),
  inNews('```tsx\n<View className="felx-1" />;\n```', '11:18  felx-1 is not a class'),
  inNews('```tsx player\nconst = 1;\n```', '11:7  This tsx cannot be parsed'),
  inNews(
    "```tsx player\nexport default function App() {\n  throw new Error('No!');\n}\n```",
    '10:1  A live sample fails: No!',
  ),
  {
    file: news,
    text: 'titel: News\n---\n\n',
    instead: /---\n\n/,
    sentence: `${news}:4:1  titel is not a known key`,
  },
  {
    file: `${docs}/glossary.yml`,
    text: '- x\n',
    sentence: 'glossary.yml:1:1  The data is ["x"]\n  Expected terms by place.',
  },
  {
    file: `${docs}/sidebar.ts`,
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
    text: "downloads: 'no', buildInfo",
    instead: /buildInfo/,
    sentence: 'downloads is "no"\n  Expected true or false.',
  },
];

/**
 * Returns a mistake at the end of the author's page. `sentence` starts with the line and column of the
 * mistake.
 */
function inNews(text: string, sentence: string): Mistake {
  return { file: news, text: `\n${text}\n`, sentence: `${news}:${sentence}` };
}

/** Expects the open page to report a mistake, and to recover without a page load once it is fixed. */
async function makeAndMend(page: Page, { file, text, instead, sentence }: Mistake): Promise<void> {
  const old = existsSync(join(site, file)) ? read(file) : undefined;
  const report = reportOf(page);
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  write(file, instead ? (old ?? '').replace(instead, text) : (old ?? '') + text);
  await expect(report).toContainText(sentence, { timeout: 60_000, useInnerText: true });
  await expect(titleOf(page)).toHaveText('First news');
  if (old === undefined) rmSync(join(site, file));
  else write(file, old);
  await expect(report).toHaveCount(0, { timeout: 60_000 });
  await expect(titleOf(page)).toHaveText('First news');
  expect(await page.evaluate(() => 'isKept' in window), `${file} loaded the page again`).toBe(true);
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

/** Calls `work` while `npm run dev` serves the author's site. */
async function whileDeveloping(work: (url: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/dev.ts', '--port', String(port)],
    { env: { ...process.env, SITE_DIR: site }, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let output = '';
  child.stdout.on('data', (data) => (output += data));
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
    expect(output).toContain('Ready in');
    expect(output).not.toContain('Experiments');
    expect(output).toContain('The content has no mistakes.');
  } finally {
    child.kill();
    await ended;
    rmSync('public/assets', { recursive: true, force: true });
  }
}
