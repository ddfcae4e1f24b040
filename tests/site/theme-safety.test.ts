import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { isLong, long } from '../support/long';
import { openPage } from '../support/open';
import { expect, test } from '../support/test';

// The policy of the sandbox reports what it blocks as an error.
test.use({ allowedErrors: [/./] });

/** Number of configurations, each with two attempts. */
const CASES = isLong ? 120 : 8;
/** Statements that try to reach the page, its storage, or the network. */
const attempts = fc.constantFrom(
  ...["fetch('/attack')", "new Image().src = '/attack'", "navigator.sendBeacon('/attack')"],
  ...["new EventSource('/attack')", "new WebSocket('ws://' + 'attack.example')", "open('/attack')"],
  ...["top.location.href = '/attack'", "parent.location.href = '/attack'", "new Worker('/attack')"],
  ...["parent.document.title = 'attacked'", 'parent.attacked = 1', "parent.eval('attacked = 1')"],
  ...[
    "localStorage.attacked = '1'",
    "parent.localStorage.attacked = '1'",
    "document.cookie = 'attacked=1'",
  ],
  ...[
    "indexedDB.open('attacked')",
    "caches.open('attacked')",
    "navigator.serviceWorker.register('/attack')",
  ],
  ...[
    "document.write('<script src=/attack></script>')",
    "document.body.innerHTML = '<img src=/attack>'",
  ],
  ...[
    "document.body.innerHTML = '<iframe src=/attack></iframe>'",
    "new XMLHttpRequest().open('GET', '/attack', false)",
  ],
  ...[
    "parent.postMessage('nativewind-theme', '*')",
    "new Function('return this')().parent.attacked = 1",
  ],
  ...[
    'parent.postMessage({ type: \'theme\', theme: \'{"web":{"attacked":1},"native":{}}\' }, \'*\')',
  ],
  ...["Object.assign(document.createElement('a'), { href: '/attack', target: '_top' }).click()"],
  ...[
    "new RTCPeerConnection({ iceServers: [{ urls: 'stun:attack.example' }] }).createDataChannel('a')",
  ],
);
const attempt = (code: string) => `try { ${code}; } catch {}`;
/** Places of a configuration that run code. */
const places = fc.constantFrom<(code: string) => string>(
  (code) => `${code}\nmodule.exports = { theme: { extend: { colors: { ok: '#010203' } } } };`,
  (code) =>
    `module.exports = { theme: { extend: { colors: () => { ${code} return { ok: '#010203' }; } } } };`,
  (code) =>
    `module.exports = { theme: { extend: { colors: { get ok() { ${code} return '#010203'; } } } } };`,
  (code) =>
    `module.exports = { theme: { extend: { colors: { ok: '#010203' } } }, plugins: [() => { ${code} }] };`,
);

const panel = (page: Page) => page.getByRole('region', { name: 'Theme of your app' });

test(
  'a configuration reaches neither the page, nor storage, nor the network',
  long,
  async ({ page }) => {
    test.setTimeout(isLong ? 600_000 : 120_000);
    // The browser also reports a request that the policy blocks, so only answered requests count.
    const reached: string[] = [];
    page.on('response', (response) => reached.push(response.url()));
    page.on('websocket', (socket) => reached.push(socket.url()));
    await openPage(page, '/tailwind/');
    const address = page.url();
    const title = await page.title();
    await page.getByRole('button', { name: /^Your theme/ }).click();
    const field = panel(page).getByRole('textbox', { name: /tailwind\.config/ });
    const message = panel(page).getByRole('status');
    const configs = fc.sample(
      fc
        .tuple(places, attempts, attempts)
        .map(([place, ...codes]) => place(codes.map(attempt).join('\n'))),
      CASES,
    );
    for (const config of configs) {
      await test.step(config, async () => {
        await field.fill(config);
        await panel(page).getByRole('button', { name: 'Use this theme' }).click();
        await expect(message).toContainText('All answers use this theme.', { timeout: 30_000 });
        const left = await page.evaluate(async () => ({
          stored: Object.keys(localStorage).filter((name) => /attack/.test(name)),
          theme: localStorage.getItem('your-theme')?.includes('"attacked"'),
          global: 'attacked' in window,
          cookies: document.cookie,
          databases: (await indexedDB.databases()).map(({ name }) => name),
          frames: document.querySelectorAll('iframe').length,
        }));
        expect(left).toEqual({
          ...{ stored: [], theme: false, global: false, cookies: '', databases: [], frames: 0 },
        });
        expect([page.url().split('?')[0], await page.title()]).toEqual([address, title]);
        expect(page.context().pages()).toHaveLength(1);
        expect(reached.filter((url) => /attack/.test(url))).toEqual([]);
      });
    }
  },
);
