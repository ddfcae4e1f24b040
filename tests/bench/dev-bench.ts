/**
 * `npm run bench:dev`: measures what authors wait for in `npm run dev`, on a copy of this site's content.
 * Prints the time of each line of output and of the first pages. For each kind of edit, prints the time until
 * the edit is visible, and the scroll position or whether the page reloaded. Also prints the time until a new
 * page can be opened.
 */

import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { startCommand } from '@/lib/export/build/command-flags';
import { hydrate } from '@/tests/support/open';

startCommand({
  usage: 'npm run bench:dev',
  about: 'Measures how long authors wait in npm run dev.',
});

const site = 'out.bench/dev';
const docs = join(site, 'content/docs/v4');
const port = 3987;
const origin = `http://localhost:${port}`;
const opened = '/core-concepts/units';
const rest = 4000;

/** Edit to measure. `change` returns the file's new text. */
interface Edit {
  name: string;
  file: string;
  change: (text: string) => string;
  /** JavaScript expression that is true in the page once the edit is visible. */
  shows: string;
}

const edits: Edit[] = [
  {
    name: 'prose',
    file: join(docs, 'core-concepts/units.mdx'),
    change: (text) => `${text}\nA sentence that is new.\n`,
    shows: `document.querySelector('main').textContent.includes('A sentence that is new.')`,
  },
  {
    name: 'prose again',
    file: join(docs, 'core-concepts/units.mdx'),
    change: (text) => `${text}\nOne more sentence.\n`,
    shows: `document.querySelector('main').textContent.includes('One more sentence.')`,
  },
  {
    name: 'front matter',
    file: join(docs, 'core-concepts/units.mdx'),
    change: (text) => text.replace(/^title: .*/m, 'title: Units anew'),
    shows: `document.querySelector('h1').textContent === 'Units anew'`,
  },
  {
    name: 'sidebar',
    file: join(docs, 'sidebar.ts'),
    change: (text) => text.replace(/label: '[^']*'/, `label: 'A new label'`),
    shows: `document.querySelector('#menu').textContent.includes('A new label')`,
  },
  {
    name: 'glossary',
    file: join(docs, 'glossary.yml'),
    change: (text) => text.replace(/\[/, '[one more sentence, '),
    shows: `[...document.querySelectorAll('main a')].some((link) => link.textContent === 'One more sentence')`,
  },
  {
    name: 'drawing',
    file: join(site, 'content/diagrams/units.svg'),
    change: (text) => text.replace(/>[^<>]+<\/text>/, '>A new word</text>'),
    shows: `document.querySelector('main').textContent.includes('A new word')`,
  },
  {
    name: 'site.config.ts',
    file: join(site, 'site.config.ts'),
    change: (text) => text.replace('MIT licensed.', 'A new line.'),
    shows: `document.body.textContent.includes('A new line.')`,
  },
];

const start = performance.now();
const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
prepare();
const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '--port', `${port}`], {
  env: { ...process.env, SITE_DIR: site },
  stdio: ['ignore', 'pipe', 'pipe'],
});
for (const stream of [child.stdout, child.stderr])
  stream.on('data', (data) => {
    for (const line of String(data).split('\n').filter(Boolean)) console.log(seconds(), line);
  });
try {
  while (!(await answers('/')).startsWith('200')) await wait(50);
  console.log(`${seconds()} s until the first page`);
  await browse();
} finally {
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  await ended;
}

function prepare(): void {
  rmSync(site, { recursive: true, force: true });
  for (const name of ['content', 'public', 'site.config.ts'])
    cpSync(name, join(site, name), { recursive: true });
}

async function answers(path: string): Promise<string> {
  return fetch(origin + path).then(
    ({ status }) => `${status}`,
    () => 'none',
  );
}

async function browse(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(origin + opened, { timeout: 120_000 });
    console.log(`${seconds()} s until a page of the docs`);
    await hydrate(page);
    await page.evaluate(() => {
      Object.assign(window, { isKept: true });
      scrollTo({ top: 400, behavior: 'instant' });
    });
    for (const edit of edits) {
      await wait(rest);
      console.log(`${edit.name.padEnd(16)} ${await time(page, edit)}`);
    }
    await wait(rest);
    console.log(`new page         ${await timeNewPage()}`);
  } finally {
    await browser.close();
  }
}

async function time(page: Page, { file, change, shows }: Edit): Promise<string> {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, change(text));
  const begin = performance.now();
  const shown = await page.waitForFunction(shows, undefined, { timeout: 30_000 }).then(
    () => `${Math.round(performance.now() - begin)} ms`,
    () => 'not within 30 s',
  );
  const state = await page.evaluate(() => ('isKept' in window ? scrollY : 'reloaded'));
  return `${shown}, scrolled to ${state}`;
}

async function timeNewPage(): Promise<string> {
  const text =
    '---\ntitle: New\ndescription: A page that an author has just begun to write, and nobody knows yet.\n---\n\nWords.\n';
  writeFileSync(join(docs, 'core-concepts/new.mdx'), text);
  const begin = performance.now();
  const seen: string[] = [];
  while (!seen.includes('200') && performance.now() - begin < 30_000) {
    seen.push(await answers('/core-concepts/new'));
    await wait(20);
  }
  return `${Math.round(performance.now() - begin)} ms, answers ${[...new Set(seen)].join(', ')}`;
}
