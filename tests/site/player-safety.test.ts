import { createSocket } from 'node:dgram';
import type { Page } from '@playwright/test';
import { HELLO } from '@/lib/player/sample-protocol';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { serveHandler } from '../support/export-server';
import { player, running } from '../support/player';
import { expect, test } from '../support/test';

test.use({ samplesOn: 'web', fixture: 'plain', allowedErrors: [/./] });

const problem = (page: Page) => player(page, 0).getByRole('status');
/** Infinite iterator that the loop guard cannot detect. */
const endless = '{ [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }) }) }';

/** Opens a page with several samples and runs code in the component of the first one. */
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

test('an infinite loop is stopped and reported with its line', async ({ page }) => {
  await run(page, 'while (true) {}');
  await expect(problem(page)).toHaveText(/^App\.tsx:3:\d+ {2}A loop ran for more than a second/);
});

test('a hang is stopped and can be run again', async ({ page }) => {
  await run(page, `for (const value of ${endless}) void value;`);
  await expect(problem(page)).toContainText('did not answer', { timeout: 20_000 });
  await expect(problem(page).getByRole('button', { name: 'Run again' })).toBeVisible();
  await expect(player(page, 0).locator('iframe')).toHaveCount(0);
  await expectAccessibleInBothThemes(page, 'article');
});

test('code that fills the memory is stopped', async ({ page }) => {
  await run(
    page,
    `const kept: number[][] = [];\nfor (const value of ${endless}) kept.push(new Array(100_000).fill(value));`,
  );
  await expect(problem(page)).toContainText(/did not answer|out of memory|Invalid/i, {
    timeout: 20_000,
  });
});

test('a crash is reported with its line', async ({ page }) => {
  await run(page, "throw new Error('boom');");
  await expect(problem(page)).toHaveText(/^App\.tsx:3:\d+ {2}boom$/);
});

for (const target of ['http://example.com/', '/base/']) {
  test(`a sample cannot navigate its frame to ${target}`, async ({ page }) => {
    await run(page, `location.href = '${target}';`);
    await expect(problem(page)).toContainText('tried to open another page');
    await expect(player(page, 0).locator('iframe')).toHaveCount(0);
  });
}

test('a sample cannot reach the page, storage or the network', async ({ page }) => {
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

test('a sample cannot reach another host in any way', async ({ page }) => {
  const reached: string[] = [];
  const web = await serveHandler(({ url = '' }, response) => {
    reached.push(url);
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('0');
  });
  const stun = createSocket('udp4').on('message', () => reached.push('webrtc'));
  await new Promise<void>((resolve) => stun.bind(0, resolve));
  const call = `const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${stun.address().port}' }] });
peer.createDataChannel('x');
peer.createOffer().then((offer) => peer.setLocalDescription(offer));`;
  const attempts = [
    `const script = document.createElement('script'); script.nonce = 'sample'; script.src = '${web.url}/script'; document.head.append(script);`,
    `import('${web.url}/import').catch(() => {});`,
    `const frame = document.createElement('iframe'); frame.src = '${web.url}/frame'; document.body.append(frame);`,
    `const frame = document.createElement('iframe'); frame.srcdoc = ${JSON.stringify(`<script nonce="sample">${call}</script>`)}; document.body.append(frame);`,
    `new Image().src = '${web.url}/image';`,
    `navigator.sendBeacon('${web.url}/beacon');`,
    `const form = document.createElement('form'); form.action = '${web.url}/form'; document.body.append(form); form.submit();`,
    call,
  ];
  await run(
    page,
    `${attempts.map((code) => `try { ${code} } catch {}`).join('\n')}\nconsole.log('all tried');`,
  );
  await player(page, 0)
    .getByRole('button', { name: /^Console/ })
    .click();
  await expect(page.getByRole('log', { name: 'Console' })).toContainText('all tried');
  await page.waitForTimeout(1000);
  web.close();
  stun.close();
  expect(reached).toEqual([]);
});

test('the sandbox runs nothing in a frame with the site’s origin', async ({ page }) => {
  await run(page, '');
  const answer = await page.evaluate(async (hello) => {
    const address = document.querySelector<HTMLIFrameElement>('[data-player-frame]')?.src ?? '';
    const frame = document.createElement('iframe');
    frame.src = address;
    const loaded = new Promise((resolve) => {
      frame.onload = resolve;
    });
    document.body.append(frame);
    await loaded;
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow?.postMessage(hello, '*', [port2]);
    const modules = { 'App.tsx': 'parent.document.title = "taken over"' };
    const program = { modules, entry: 'App.tsx', css: '' };
    port1.postMessage({ type: 'run', run: 1, program });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return [document.title, frame.contentDocument?.body.textContent?.trim()];
  }, HELLO);
  expect(answer).toEqual([
    expect.not.stringContaining('taken over'),
    'Live samples run in the pages of the site.',
  ]);
});

test('a message forged by another frame gets no response', async ({ page }) => {
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

test('a sample cannot take over another sample', async ({ page }) => {
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

test('at most four samples run at the same time, and those out of view stop first', async ({
  page,
}) => {
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
