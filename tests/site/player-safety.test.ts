import type { Page } from '@playwright/test';
import { player, running } from '../support/player';
import { expect, test } from '../support/test';

test.use({ fixture: 'plain', allowedErrors: [/./] });

const problem = (page: Page) => player(page, 0).getByRole('status');
/** Values without end that no guard of loops sees. */
const endless = '{ [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }) }) }';

/** Runs a body in the first sample of a page with others. */
async function run(page: Page, body: string): Promise<void> {
  await page.goto('/base/guides/crowd');
  await expect(running(page)).toBeVisible();
  await player(page, 0).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'App.tsx' }).press('Control+a');
  await page.keyboard.insertText(
    `import { Text } from 'react-native';\nexport default function App() {\n${body}\nreturn <Text>fine</Text>;\n}`,
  );
}

test.afterEach(async ({ page }) => {
  await expect(page).toHaveURL(/\/guides\/crowd$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crowd');
  await player(page, 1).scrollIntoViewIfNeeded();
  await expect(player(page, 1).frameLocator('iframe').getByText('Sample number 2')).toBeVisible();
});

test('a loop without end is stopped at its line', async ({ page }) => {
  await run(page, 'while (true) {}');
  await expect(problem(page)).toHaveText(/^App\.tsx:3:\d+ {2}A loop ran for more than a second/);
});

test('a hang is stopped, and can be run again', async ({ page }) => {
  await run(page, `for (const value of ${endless}) void value;`);
  await expect(problem(page)).toContainText('did not answer', { timeout: 20_000 });
  await expect(problem(page).getByRole('button', { name: 'Run again' })).toBeVisible();
  await expect(player(page, 0).locator('iframe')).toHaveCount(0);
});

test('a memory eater is stopped', async ({ page }) => {
  await run(
    page,
    `const kept: number[][] = [];\nfor (const value of ${endless}) kept.push(new Array(100_000).fill(value));`,
  );
  await expect(problem(page)).toContainText(/did not answer|out of memory|Invalid/i, {
    timeout: 20_000,
  });
});

test('a crash is named at its line', async ({ page }) => {
  await run(page, "throw new Error('boom');");
  await expect(problem(page)).toHaveText(/^App\.tsx:3:\d+ {2}boom$/);
});

for (const target of ['http://example.com/', '/base/']) {
  test(`a sample cannot take its frame to ${target}`, async ({ page }) => {
    await run(page, `location.href = '${target}';`);
    await expect(problem(page)).toContainText('tried to open another page');
    await expect(player(page, 0).locator('iframe')).toHaveCount(0);
  });
}

test('a sample reaches neither the page, nor storage, nor the network', async ({ page }) => {
  const attempts = [
    'parent.document.title',
    'localStorage.length',
    'document.cookie',
    "top!.location.assign('/x')",
  ];
  const tries = attempts.map(
    (code) => `try { void (${code}); console.log('reached'); } catch { console.log('refused'); }`,
  );
  await run(
    page,
    `${tries.join('\n')}\nfetch('/base/').then(() => console.log('reached'), () => console.log('refused'));`,
  );
  await player(page, 0).getByRole('button', { name: 'Console (5)' }).click();
  const log = page.getByRole('log', { name: 'Console' });
  await expect(log).toHaveText('refused'.repeat(5));
});

test('a message forged by another frame is not answered', async ({ page }) => {
  await run(page, '');
  const answer = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const got = new Promise((resolve) => {
      frame.contentWindow?.addEventListener('message', () => resolve('answered'));
      setTimeout(() => resolve('nothing'), 1000);
    });
    window.dispatchEvent(
      new MessageEvent('message', { data: 'nativewind-player', source: frame.contentWindow }),
    );
    return got;
  });
  expect(answer).toBe('nothing');
});

test('a frame that listens in cannot take another sample over', async ({ page }) => {
  await run(
    page,
    `for (let index = 0; index < parent.frames.length; index += 1) {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage({ type: 'run', run: 1, program: { modules: { 'App.tsx': '' }, entry: 'App.tsx', css: '' } });
  parent.frames[index]?.postMessage('nativewind-player', '*', [port2]);
}
parent.postMessage('nativewind-player', '*');
parent.postMessage({ type: 'problem', run: 1, problem: { message: 'forged' } }, '*');`,
  );
  await expect(player(page, 0).frameLocator('iframe').getByText('fine')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'forged' })).toHaveCount(0);
});

test('at most four samples run at once, and those out of sight give way', async ({ page }) => {
  await page.goto('/base/guides/crowd');
  for (let index = 0; index < 7; index += 1) {
    await player(page, index).scrollIntoViewIfNeeded();
    await expect(
      player(page, index)
        .frameLocator('iframe')
        .getByText(`Sample number ${index + 1}`),
    ).toBeVisible();
    expect(await page.locator('iframe').count()).toBeLessThanOrEqual(4);
  }
});
