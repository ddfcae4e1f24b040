import { expect, test } from '@playwright/test';
import { notFoundScript } from '@/lib/export/hosts/html-suffix';
import {
  hasPolicy,
  inlineScriptHashes,
  toCommonPolicy,
  toPolicy,
  withPolicy,
} from '@/lib/export/policy/csp';
import { toPolicySources } from '@/lib/export/policy/csp-origins';
import { ownScripts } from '@/lib/export/policy/inline-scripts';
import { site } from '@/tests/fixtures/content/site';

const none = { script: [], connect: [] };
// Output of: printf 'a()' | openssl dgst -sha256 -binary | base64
const hashOfA = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

const isOwn = (code: string) => code === 'a()';

test('each inline script of the site is hashed once, and data is not', () => {
  const html =
    '<script>a()</script><script src="/b.js" async=""></script><script id="x">a()</script>' +
    '<script type="application/ld+json">{"a":1}</script><script type="text/plain"></script>';
  expect(inlineScriptHashes(html, isOwn)).toEqual([hashOfA]);
  expect(inlineScriptHashes('<p>none</p>', isOwn)).toEqual([]);
});

for (const html of [
  '<script>b()</script>',
  '<SCRIPT>b()</SCRIPT >',
  '<script>a()</script><script type="module">b()</script>',
  '<script data-x=" src=">b()</script>',
  '<script src="/a.js">b()</script>',
  '<script type="speculationrules">{}</script>',
  '<script type="application/ld+json">{"a":alert(1)}</script>',
  '<script nomodule type="text/plain">b()</script>',
  '<script>a()<script>b()</script>',
  '<script>b()',
]) {
  test(`no policy is created for ${html}`, () => {
    expect(() => inlineScriptHashes(html, isOwn)).toThrow(/not one of the site’s own|not closed/);
  });
}

test('a site recognizes its own inline scripts and nothing else', () => {
  const isOwnScript = ownScripts(['tabs()', 'head()']);
  const known = ['tabs()', 'head()', notFoundScript];
  expect(known.filter((code) => !isOwnScript(code))).toEqual([]);
  const others = [...known.map((code) => `${code};b()`), 'tabs();head()', ''];
  expect(others.filter(isOwnScript)).toEqual([]);
});

test('scripts run by hash only, and framing, embedding and posting elsewhere are blocked', () => {
  expect(toPolicy([hashOfA], none).split(';')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hashOfA}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ]);
});

test('the policy of every response covers framing and loading, but not scripts', () => {
  const ofPages = toPolicy([hashOfA], none).split(';');
  expect(toCommonPolicy(none).split(';')).toEqual([
    ...ofPages.filter((directive) => !/^(?:default|script)-src/.test(directive)),
    "frame-ancestors 'self'",
  ]);
});

test('the policy is right after the charset, before anything that loads', () => {
  const head = '<html><head><meta charSet="utf-8"/>';
  const html = withPolicy(`${head}<script>a()</script></head></html>`, none, isOwn);
  expect(html.startsWith(`${head}<meta http-equiv="Content-Security-Policy" content="`)).toBe(true);
  expect(() => withPolicy('<html></html>', none, isOwn)).toThrow('no <meta charset="utf-8">');
});

test('a policy in the text of a page does not count as its policy', () => {
  const element = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/>';
  expect(hasPolicy(`<head>${element}</head>`)).toBe(true);
  expect(hasPolicy(`<pre>&lt;${element.slice(1)}</pre>`)).toBe(false);
});

test('the hosts of search, insights and analytics are allowed if configured', () => {
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
