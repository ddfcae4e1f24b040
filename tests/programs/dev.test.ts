import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { buildLock, withLock } from '@/lib/build/locks';

const site = 'out.fixtures/dev/site/plain';
const file = `${site}/content/docs/main/components/tabs.mdx`;
const path = '/base/components/tabs';

test('a page in development starts without complaint, and shows an edit in place', async ({
  page,
}) => {
  test.setTimeout(240_000);
  rmSync(site, { recursive: true, force: true });
  cpSync('tests/fixtures/sites/plain', site, { recursive: true });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // It puts files into public/, which a build would publish.
  await withLock(buildLock, () =>
    whileDeveloping(async (url) => {
      await page.goto(url + path, { timeout: 120_000 });
      await page.waitForSelector('html[data-has-hydrated="true"]');
      await choose(page, 'Two');
      for (const words of ['An edit.', 'Another one.']) {
        const old = readFileSync(file, 'utf8');
        writeFileSync(file, old.replace('Second panel.', `Second panel. ${words}`));
        await expect(page.getByText(words)).toBeAttached({ timeout: 60_000 });
        await choose(page, 'Three');
        await choose(page, 'Two');
        await expect(page.getByText(words)).toBeVisible();
      }
      await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
      await expect(page).toHaveURL(/\/blog$/, { timeout: 60_000 });
      await page.goBack();
      await choose(page, 'Three');
    }),
  );
  expect(errors).toEqual([]);
});

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

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
