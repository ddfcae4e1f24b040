import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { toHtaccess } from '@/lib/export/hosts/apache';
import { quoted, toHeaders, toHostRules, toLocation } from '@/lib/export/hosts/host-rules';
import {
  toHeadersFile,
  toNetlifyFile,
  toRedirectsFile,
  toServerFiles,
  toVercelFile,
} from '@/lib/export/hosts/hosted-files';
import { site } from '@/tests/fixtures/content/site';
import { checkProperty, hostileText } from '../../../support/hostile-values';

const moves = [
  { from: '/guides/old/', to: '/overview/' },
  { from: '/a.b', to: '/search?q=%2Fb#c' },
  { from: '/part', to: '/overview/#part' },
];
const config = { basePath: '', versions: site.versions };
const pages = [
  { path: '/', hasMarkdown: true },
  { path: '/search', hasMarkdown: false },
  { path: '/blog/tags', hasMarkdown: false },
];
const rules = toHostRules({ config, pages, redirects: moves }, "frame-ancestors 'self'");
const below = { ...rules, basePath: '/docs' };
const place = { root: '/srv/www', listen: '8080' };

test('an old path redirects in both slash forms and keeps its query unless the target has one', () => {
  const asked: [path: string, query: string, location: string | undefined][] = [
    ['/guides/old', '', '/docs/overview/'],
    ['/guides/old/', '?a=1', '/docs/overview/?a=1'],
    ['/a.b', '?a=1', '/docs/search?q=%2Fb#c'],
    ['/part/', '', '/docs/overview/#part'],
    ['/part', '?a=1', '/docs/overview/?a=1#part'],
    ['/aXb', '', undefined],
    ['/guides/old/more', '', undefined],
    ['/', '', undefined],
  ];
  for (const [path, query, location] of asked)
    expect(toLocation(below, path, query), path).toBe(location);
});

test('every response has headers that protect its type, window and referrer and disable browser features', () => {
  const { 'Permissions-Policy': features, ...others } = Object.fromEntries(rules.headers);
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Security-Policy': "frame-ancestors 'self'",
    Link: '</llms.txt>; rel="describedby"',
  });
  expect(features).toMatch(/^(?:[a-z-]+=\(\)(?:, |$))+$/);
  for (const name of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(features).toContain(`${name}=()`);
});

const drawingPolicy =
  "default-src 'none';style-src 'unsafe-inline';img-src data:;frame-ancestors 'self';sandbox";

test('the policy of a drawing lets it run and load nothing', () => {
  const rows: [path: string, policy: string][] = [
    ['/assets/flow.0123456789.svg', drawingPolicy],
    ['/img/mark.svg', drawingPolicy],
    ['/index.html', "frame-ancestors 'self'"],
    ['/notes.svg.txt', "frame-ancestors 'self'"],
  ];
  for (const [path, policy] of rows) {
    const headers = toHeaders(rules, path);
    expect(Object.fromEntries(headers), path).toMatchObject({ 'Content-Security-Policy': policy });
    expect(headers, path).toHaveLength(rules.headers.length);
  }
});

test('every host file contains the policy of drawings', () => {
  const { 'nginx.conf': nginx, Caddyfile } = toServerFiles(below, place);
  expect(toHeadersFile(below)).toContain(
    `/docs/*.svg\n  Content-Security-Policy: ${drawingPolicy}\n`,
  );
  const vercel = JSON.parse(toVercelFile(below)).headers;
  expect(vercel.find(({ source }: { source: string }) => source === '/docs/(.*)\\.svg')).toEqual({
    source: '/docs/(.*)\\.svg',
    headers: [{ key: 'Content-Security-Policy', value: drawingPolicy }],
  });
  expect(toHtaccess(below)).toContain(
    `Header always set Content-Security-Policy "${drawingPolicy}" "expr=%{REQUEST_URI} =~ m#\\.svg(?:\\.br|\\.gz)?$#"`,
  );
  expect(nginx).toContain(
    `"~\\.svg(?:\\.br|\\.gz)?$" "${drawingPolicy}";\n  default "frame-ancestors 'self'";`,
  );
  expect(nginx).toContain(
    'add_header Content-Security-Policy $site_content_security_policy always;',
  );
  expect(Caddyfile).toContain(
    `{site_content_security_policy} {\n\t\t~\\.svg(?:\\.br|\\.gz)?$ "${drawingPolicy}"\n\t\tdefault "frame-ancestors 'self'"`,
  );
});

test('the files for Netlify and Cloudflare Pages contain every header, the caching and the redirects', () => {
  expect(toRedirectsFile(below).split('\n')).toEqual([
    '/docs/guides/old /docs/overview/ 301',
    '/docs/guides/old/ /docs/overview/ 301',
    '/docs/a.b /docs/search?q=%2Fb#c 301',
    '/docs/a.b/ /docs/search?q=%2Fb#c 301',
    '/docs/part /docs/overview/#part 301',
    '/docs/part/ /docs/overview/#part 301',
    '',
  ]);
  const [always, ...caching] = toHeadersFile(below).split('\n\n');
  expect(always).toBe(
    `/docs/*\n${rules.headers.map(([name, value]) => `  ${name}: ${value}`).join('\n')}`,
  );
  expect(caching).toContain(
    '/docs/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable',
  );
  expect(toNetlifyFile(below)).toContain('NEXT_PUBLIC_BASE_PATH = "/docs"');
});

test('the Vercel file contains them too, with the winning rule last', () => {
  const vercel = JSON.parse(toVercelFile(rules));
  expect(vercel.cleanUrls).toBe(true);
  expect(vercel.redirects.slice(0, 2)).toEqual([
    { source: '/guides/old', destination: '/overview/', statusCode: 301 },
    { source: '/guides/old/', destination: '/overview/', statusCode: 301 },
  ]);
  expect(vercel.headers[0].headers).toHaveLength(rules.headers.length);
  expect(vercel.headers.at(-1).source).toBe('/_next/static/(.*)');
});

test('every server file contains every header and escapes special characters in paths', () => {
  const { 'nginx.conf': nginx, Caddyfile } = toServerFiles(below, place);
  for (const [name, value] of rules.headers) {
    expect(toHtaccess(below)).toContain(`Header always set ${name} ${quoted(value)}`);
    if (name === 'Content-Security-Policy' || name === 'Link') continue;
    expect(Caddyfile).toContain(`header ${name} "${value}"`);
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
  }
});

const twoVersions = toHostRules(
  { config: { ...config, basePath: '/docs' }, pages: [], redirects: [] },
  '',
);

test('the Link header leads to the list of pages of the docs version', () => {
  const rows: [file: string, list: string][] = [
    ['/index.html', '/docs/llms.txt'],
    ['/v2/index.html', '/docs/v2/llms.txt'],
    ['/v2/api/vars.md', '/docs/v2/llms.txt'],
    ['/v2.md', '/docs/v2/llms.txt'],
    ['/v20/index.html', '/docs/llms.txt'],
    ['/guides/v2/index.html', '/docs/llms.txt'],
  ];
  for (const [file, list] of rows)
    expect(Object.fromEntries(toHeaders(twoVersions, file)).Link, file).toBe(
      `<${list}>; rel="describedby"`,
    );
});

test('every host file contains the Link header of an older version', () => {
  const value = '</docs/v2/llms.txt>; rel="describedby"';
  const { 'nginx.conf': nginx, Caddyfile } = toServerFiles(twoVersions, place);
  const pattern = '^/docs/v2(?:[/.]|$)';
  expect(nginx).toContain(`"~${pattern}" ${quoted(value)};`);
  expect(Caddyfile).toContain(`~${pattern} ${quoted(value)}`);
  expect(toHtaccess(twoVersions)).toContain(
    `Header always set Link ${quoted(value)} "expr=%{REQUEST_URI} =~ m#${pattern}#"`,
  );
  expect(toHeadersFile(twoVersions)).toContain(`/docs/v2/*\n  Link: ${value}\n`);
  expect(JSON.parse(toVercelFile(twoVersions)).headers).toContainEqual({
    source: '/docs/v2(/.*)?',
    headers: [{ key: 'Link', value }],
  });
});

interface VercelRule {
  source: string;
  destination: string;
  statusCode: number;
  has?: { key: string; value: string }[];
  missing?: { key: string; value: string }[];
}

/** Returns where Vercel redirects a request, following the documented meaning of `has` and `missing`. */
function redirectAtVercel(file: string, path: string, accept: string): string | undefined {
  const all: VercelRule[] = JSON.parse(file).redirects;
  const isMet = ({ value }: { value: string }) => new RegExp(`^${value}$`).test(accept);
  for (const { source, destination, has = [], missing = [] } of all) {
    const found = new RegExp(`^${source.replace(':page(', '(?<page>')}$`).exec(path);
    if (found && has.every(isMet) && !missing.some(isMet))
      return destination.replace(':page', found.groups?.page ?? '');
  }
  return undefined;
}

test('Vercel redirects requests that prefer Markdown, unless a path has no Markdown version', () => {
  const rows: [path: string, accept: string, target: string | undefined][] = [
    ['/', 'text/markdown', '/index.md'],
    ['/api/vars', 'text/markdown, text/html, */*', '/api/vars.md'],
    ['/overview/', 'text/markdown', '/overview.md'],
    ['/searching', 'text/markdown', '/searching.md'],
    ['/blog/tags/new', 'text/markdown', '/blog/tags/new.md'],
    ['/api/vars', 'text/html,application/xhtml+xml,*/*;q=0.8', undefined],
    ['/search', 'text/markdown', undefined],
    ['/search/', 'text/markdown', undefined],
    ['/blog/tags', 'text/markdown', undefined],
    ['/api/vars.md', 'text/markdown', undefined],
    ['/img/mark.svg', 'text/markdown', undefined],
  ];
  for (const [path, accept, target] of rows) {
    expect(redirectAtVercel(toVercelFile(rules), path, accept), path).toBe(target);
    const moved = target && `/docs${target}`;
    expect(redirectAtVercel(toVercelFile(below), `/docs${path}`, accept), path).toBe(moved);
  }
  expect(redirectAtVercel(toVercelFile(below), '/docs', 'text/markdown')).toBe('/docs/index.md');
});

test('every host gets every caching rule, in its own syntax', () => {
  const { 'nginx.conf': nginx = '', Caddyfile = '' } = toServerFiles(below, place);
  const vercel: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(
    toVercelFile(below),
  ).headers;
  const valueAtVercel = (path: string) =>
    vercel
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Cache-Control'))
      .at(-1)?.value;
  expect(below.caching.length).toBeGreaterThan(2);
  for (const { prefix, value } of below.caching) {
    if (prefix === '/') continue;
    const path = `/docs${prefix}`;
    expect(toHeadersFile(below), prefix).toContain(`${path}*\n  Cache-Control: ${value}`);
    expect(nginx, prefix).toContain(`"~^${path}" "${value}";`);
    expect(Caddyfile, prefix).toContain(value);
    expect(toHtaccess(below), prefix).toContain(value);
    expect(valueAtVercel(`${path}x`), prefix).toBe(value);
  }
});

test('every server gets both forms of an old path, and the place of a query in its target', () => {
  const { 'nginx.conf': nginx, Caddyfile } = toServerFiles(below, place);
  expect(nginx).toContain('"/docs/guides/old" "/docs/overview/$is_args$args";');
  expect(nginx).toContain('"/docs/a.b" "/docs/search?q=%2Fb#c";');
  expect(nginx).toContain('"/docs/part" "/docs/overview/$is_args$args#part";');
  expect(Caddyfile).toContain('~^/docs/guides/old/?$ "/docs/overview/" ""');
  expect(Caddyfile).toContain('~^/docs/a\\.b/?$ "/docs/search?q=%2Fb" "#c"');
  const apache = toHtaccess(below).split('\n');
  expect(apache).toContain('RewriteRule "^a\\.b/?$" "/docs/search?q=\\%2Fb#c" [R=301,L,NE]');
  const part = apache.indexOf('RewriteCond %{QUERY_STRING} .');
  expect(apache.slice(part + 1, part + 3)).toEqual([
    'RewriteRule "^part/?$" "/docs/overview/?%{QUERY_STRING}#part" [R=301,L,NE]',
    'RewriteRule "^part/?$" "/docs/overview/#part" [R=301,L,NE]',
  ]);
});

test('Caddy listens on the configured address and serves any host name', () => {
  const rows: [listen: string, lines: string][] = [
    ['8080', 'http://:8080 {\n\troot'],
    ['127.0.0.1:8080', 'http://:8080 {\n\tbind 127.0.0.1\n\troot'],
    ['[::1]:80', 'http://:80 {\n\tbind ::1\n\troot'],
  ];
  for (const [listen, lines] of rows)
    expect(toServerFiles(rules, { ...place, listen }).Caddyfile).toContain(lines);
});

test('any request for an old path leads to a page of the site', () => {
  const path = fc.oneof(fc.constantFrom('/part', '/a.b/', '/guides/old'), hostileText);
  checkProperty(fc.tuple(path, hostileText), ([asked, text]) => {
    const query = /\?[^#]*/.exec(`?${text}`)?.[0] ?? '';
    const location = toLocation(below, asked, query);
    if (location === undefined) return;
    const url = new URL(location, 'https://docs.example');
    assert.equal(url.origin, 'https://docs.example');
    assert.match(url.pathname, /^\/docs\/(?:overview\/|search)$/);
  });
});
