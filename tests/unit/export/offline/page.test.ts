import { expect, test } from '@playwright/test';
import { toOfflinePage } from '@/lib/export/offline/to-offline-page';

function convert(head: string, body: string): string {
  return toOfflinePage(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
    {
      headScript: 'first()',
      style: 'offline/offline.css',
      script: 'offline/offline.js',
      toAddress: (address) => address.replace(/^\//, './'),
    },
  );
}

test('the site’s scripts, policy and hints are replaced with those of the offline copy', () => {
  const html = convert(
    '<meta http-equiv="Content-Security-Policy" content="default-src none"><link rel="preload" href="/a.js" as="script"><link rel="manifest" href="/m"><style data-sheets="">.a{}</style><script src="/a.js"></script><script>run()</script><script type="application/ld+json">{"a":1}</script>',
    '<link disabled="" rel="stylesheet" href="/a.css"><script>self.data=1</script><p>Text</p><script src="/b.js" async></script>',
  );
  expect(html).toBe(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><script type="application/ld+json">{"a":1}</script><link rel="stylesheet" href="./a.css"><script>first()</script><link rel="stylesheet" href="offline/offline.css"><script defer src="offline/offline.js"></script></head><body><p>Text</p></body></html>',
  );
});

test('links, pictures and forms point into the offline copy', () => {
  const html = convert('', '<a href="/x">x</a><img src="/y.png" alt=""><form action="/z"></form>');
  expect(html).toContain('<a href="./x">x</a><img src="./y.png" alt=""><form action="./z"></form>');
});
