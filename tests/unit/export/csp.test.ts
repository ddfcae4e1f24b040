import { expect, test } from '@playwright/test';
import { inlineScriptHashes, toPolicy, withPolicy } from '@/lib/export/csp';
import { toPolicySources } from '@/lib/export/sources';
import site from '@/site.config';

const none = { script: [], connect: [] };
// printf 'a()' | openssl dgst -sha256 -binary | base64
const hashOfA = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

test('only inline scripts that run are hashed, each once', () => {
  const html =
    '<script>a()</script><script src="/b.js" async=""></script><script id="x">a()</script>' +
    '<script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptHashes(html)).toEqual([hashOfA]);
  expect(inlineScriptHashes('<script type="module">a()</script>')).toEqual([hashOfA]);
  expect(inlineScriptHashes('<script type="speculationrules">{}</script>')).toHaveLength(1);
});

test('scripts run by hash only, and nothing may frame, embed or post elsewhere', () => {
  expect(toPolicy([hashOfA], none).split(';')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hashOfA}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ]);
});

test('the policy stands right after the charset, before anything that loads', () => {
  const head = '<html><head><meta charSet="utf-8"/>';
  const html = withPolicy(`${head}<script>a()</script></head></html>`, none);
  expect(html.startsWith(`${head}<meta http-equiv="Content-Security-Policy" content="`)).toBe(true);
  expect(() => withPolicy('<html></html>', none)).toThrow('no <meta charset="utf-8">');
});

test('the hosts of hosted search, of its events and of analytics are allowed when configured', () => {
  const { algolia: _, ...embedded } = site.search;
  expect(toPolicySources({ search: embedded })).toEqual(none);
  const search = { ...embedded, algolia: { appId: 'APP', searchKey: 'key' }, insights: true };
  const analytics = { script: 'https://stats.example/a.js', debugScript: '/debug.js' };
  expect(toPolicySources({ search, analytics })).toEqual({
    script: [
      'https://stats.example',
      'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js',
    ],
    connect: [
      'https://*.algolia.net',
      'https://*.algolianet.com',
      'https://insights.algolia.io',
      'https://stats.example',
    ],
  });
});
