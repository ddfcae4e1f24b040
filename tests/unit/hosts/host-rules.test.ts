import { expect, test } from '@playwright/test';
import { toHtaccess } from '@/lib/hosts/apache';
import { toHostRules, toLocation } from '@/lib/hosts/host-rules';
import {
  toHeadersFile,
  toNetlifyFile,
  toRedirectsFile,
  toVercelFile,
} from '@/lib/hosts/hosted-files';
import { toServerFiles } from '@/lib/hosts/server-files';

const moves = [
  { from: '/guides/old', to: '/overview/' },
  { from: '/a.b', to: '/search?q=b' },
];
const rules = toHostRules('', moves, "frame-ancestors 'self'");
const below = { ...rules, basePath: '/docs' };
const place = { root: '/srv/www', listen: '8080' };

test('an old path leads on in both slash forms and keeps its query, unless the target has one', () => {
  const asked: [path: string, query: string, location: string | undefined][] = [
    ['/guides/old', '', '/docs/overview/'],
    ['/guides/old/', '?a=1', '/docs/overview/?a=1'],
    ['/a.b', '?a=1', '/docs/search?q=b'],
    ['/aXb', '', undefined],
    ['/guides/old/more', '', undefined],
    ['/', '', undefined],
  ];
  for (const [path, query, location] of asked)
    expect(toLocation(below, path, query), path).toBe(location);
});

test('Netlify and Cloudflare Pages get every header, the caching and the old paths', () => {
  expect(toRedirectsFile(below)).toBe(
    '/docs/guides/old /docs/overview/ 301\n/docs/a.b /docs/search?q=b 301\n',
  );
  const [always, ...caching] = toHeadersFile(below).split('\n\n');
  expect(always).toBe(
    `/docs/*\n${rules.headers.map(([name, value]) => `  ${name}: ${value}`).join('\n')}`,
  );
  expect(caching[0]).toBe(
    '/docs/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable',
  );
  expect(toNetlifyFile(below)).toContain('NEXT_PUBLIC_BASE_PATH = "/docs"');
});

test('Vercel gets them, with the rule last that is to win', () => {
  const vercel = JSON.parse(toVercelFile(rules));
  expect(vercel.cleanUrls).toBe(true);
  expect(vercel.redirects[0]).toEqual({
    source: '/guides/old',
    destination: '/overview/',
    permanent: true,
  });
  expect(vercel.headers[0].headers).toHaveLength(rules.headers.length);
  expect(vercel.headers.at(-1).source).toBe('/_next/static/(.*)');
});

test('every server gets every header, and what is special in a path is only itself', () => {
  const { 'nginx.conf': nginx, Caddyfile } = toServerFiles(below, place);
  for (const [name, value] of rules.headers) {
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
    expect(Caddyfile).toContain(`header ${name} "${value}"`);
    expect(toHtaccess(below)).toContain(`Header always set ${name} "${value}"`);
  }
  expect(nginx).toContain('"/docs/guides/old" "/docs/overview/$is_args$args";');
  expect(nginx).toContain('"/docs/a.b" "/docs/search?q=b";');
  expect(Caddyfile).toContain('~^/docs/a\\.b/?$ /docs/search?q=b');
  expect(toHtaccess(below)).toContain('RewriteRule "^a\\.b/?$" "/docs/search?q=b" [R=301,L,NE]');
});
