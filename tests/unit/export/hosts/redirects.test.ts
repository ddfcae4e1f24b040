import { expect, test } from '@playwright/test';
import { toRedirectFile, toRedirectPage } from '@/lib/export/hosts/redirects';

const old = { from: '/guides/old', to: '/overview/' };

test('an old path becomes a page that redirects with and without JavaScript', () => {
  const html = toRedirectPage(old, { url: 'https://docs.example', basePath: '/docs' });
  expect(toRedirectFile(old)).toBe('guides/old/index.html');
  expect(html).toContain('<link rel="canonical" href="https://docs.example/docs/overview/"/>');
  expect(html).toContain('<meta http-equiv="refresh" content="0;url=/docs/overview/"/>');
  expect(html).toContain('<a href="/docs/overview/">');
  expect(html).toMatch(/script-src 'self' 'sha256-[^']+'/);
});

test('a quote in a path is escaped in its attribute', () => {
  const html = toRedirectPage({ from: '/a', to: '/b"><i>' }, { url: '', basePath: '' });
  expect(html).toContain('href="/b&quot;>&lt;i>"');
});
