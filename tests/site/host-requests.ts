import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readSkill } from '@/lib/content/entries/skill-settings';
import { type HostRules, toCacheControl, toHeaders } from '@/lib/export/hosts/host-rules';

/**
 * Path and query to request from a host, without the base path, and the expected response: a file of the
 * export or a redirect target.
 */
interface HostRequest {
  ask: string;
  /** Value of the `Accept` header. Empty for none. */
  accept?: string;
  file?: string;
  location?: string;
  /** File that a host without the site's rules serves instead. */
  plainFile?: string;
}

const MISSING = '404.html';

/** `Accept` headers of a browser, and of two coding agents that prefer Markdown. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
const AGENTS = [
  'text/markdown, text/html, */*',
  'text/markdown;q=1.0, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
];

/** Returns the requests of a page in which browsers get HTML, and agents `twin`. */
const negotiated = (ask: string, page: string, twin: string): HostRequest[] => [
  { ask, accept: BROWSER, file: page },
  { ask, accept: 'text/html, text/markdown;q=0.9', file: page },
  ...AGENTS.map((accept) => ({ ask, accept, file: twin, plainFile: page })),
];

const page = (path: string): HostRequest[] =>
  [path, `${path}/`].map((ask) => ({ ask, file: `${path.slice(1)}/index.html` }));

const skill = readSkill('.').skill?.name;
const skillFiles = [
  '.well-known/agent-skills/index.json',
  `.well-known/agent-skills/${skill}.zip`,
  '.well-known/skills/index.json',
  `.well-known/skills/${skill}/SKILL.md`,
  `.well-known/skills/${skill}/scripts/mcp.mjs`,
];
/** Files that requests get even if they prefer Markdown. */
const htmlOnly: Readonly<Record<string, string>> = {
  '/search': 'search/index.html',
  '/blog/': 'blog/index.html',
  '/overview/index.html': 'overview/index.html',
  '/img/mark.svg': 'img/mark.svg',
};

/**
 * Returns requests of every kind for this project's own site. `script` is the URL path of a script with
 * a hash in its name.
 */
const requests = (script: string): HostRequest[] => [
  { ask: '/', file: 'index.html' },
  ...['/overview', '/v2', '/v2/api/StyledComponent', '/blog', '/blog/tags/v-4'].flatMap(page),
  ...['/search', '/playground', '/tailwind/spacing/padding'].flatMap(page),
  { ask: '/search?q=dark%20mode', file: 'search/index.html' },
  { ask: '/index.html', file: 'index.html' },
  { ask: '/v2/overview/index.html?q=1', file: 'v2/overview/index.html' },
  { ask: '/v2/overview.html', file: 'v2/overview/index.html', plainFile: MISSING },
  ...negotiated('/', 'index.html', 'index.md'),
  ...negotiated('/overview/', 'overview/index.html', 'overview.md'),
  ...negotiated('/v2', 'v2/index.html', 'v2.md'),
  ...negotiated('/api/vars', 'api/vars/index.html', 'api/vars.md'),
  ...['/search', '/blog/', '/overview/index.html', '/img/mark.svg', '/none'].flatMap((ask) =>
    AGENTS.map((accept) => ({ ask, accept, file: htmlOnly[ask] ?? MISSING })),
  ),
  {
    ask: '/v4/errors',
    accept: 'text/markdown',
    location: '/troubleshooting',
    plainFile: 'v4/errors/index.html',
  },
  { ask: '/overview.md', file: 'overview.md' },
  { ask: '/overview.txt', file: 'overview.txt' },
  { ask: '/llms.txt', file: 'llms.txt' },
  { ask: '/sitemap.xml', file: 'sitemap.xml' },
  { ask: '/blog/rss.xml', file: 'blog/rss.xml' },
  { ask: '/manifest.webmanifest', file: 'manifest.webmanifest' },
  { ask: '/classes/current.json', file: 'classes/current.json' },
  ...skillFiles.map((file) => ({ ask: `/${file}`, file })),
  { ask: '/favicon.ico', file: 'favicon.ico' },
  { ask: '/img/mark.svg', file: 'img/mark.svg' },
  { ask: script, file: script.slice(1) },
  { ask: '/v4/errors', location: '/troubleshooting', plainFile: 'v4/errors/index.html' },
  { ask: '/v4/errors/', location: '/troubleshooting', plainFile: 'v4/errors/index.html' },
  { ask: '/v4?a=1&b=%20', location: '/?a=1&b=%20', plainFile: 'v4/index.html' },
  { ask: '/no/such/page', file: MISSING },
  { ask: '/_next/static/none.js', file: MISSING },
  { ask: '/none.md', file: MISSING },
  { ask: '/none.svg', file: MISSING },
  { ask: '/blog.html/', file: MISSING },
  { ask: '/blog.HTML', file: MISSING },
];

/**
 * Returns requests for `/old/<name>`, a path of the fixture site that redirects. Each item of `asked`
 * contains what follows this path in the URL, and the expected redirect target.
 */
function move(name: string, asked: [rest: string, location: string][]): HostRequest[] {
  const plainFile = `old/${name}/index.html`;
  return asked.map(([rest, location]) => ({ ask: `/old/${name}${rest}`, location, plainFile }));
}

/** Requests for the fixture site, which is built with a base path. */
const requestsBelow: HostRequest[] = [
  { ask: '/', file: 'index.html' },
  ...['/overview', '/guides/first'].flatMap(page),
  { ask: '/guides/first.html', file: 'guides/first/index.html', plainFile: MISSING },
  { ask: '/guides/first.md', file: 'guides/first.md' },
  ...negotiated('/', 'index.html', 'index.md'),
  ...negotiated('/guides/first/', 'guides/first/index.html', 'guides/first.md'),
  ...move('path', [
    ['', '/guides/first'],
    ['/?a=1&b=%20', '/guides/first?a=1&b=%20'],
  ]),
  ...move('slash', [
    ['', '/overview'],
    ['/', '/overview'],
  ]),
  ...move('query', [
    ['', '/guides/first?from=%2Fold#first'],
    ['/?a=1', '/guides/first?from=%2Fold#first'],
  ]),
  ...move('part', [
    ['/', '/guides/first#first'],
    ['?a=1&b=%20', '/guides/first?a=1&b=%20#first'],
  ]),
  { ask: '/img/mark.svg', file: 'img/mark.svg' },
  { ask: '/none', file: MISSING },
];

/**
 * Host under test: its URL, the export it serves, the site's host rules, and whether the host applies
 * them.
 */
export interface AskedHost {
  url: string;
  dir: string;
  rules: HostRules;
  hasRules: boolean;
}

/**
 * Sends all requests to a host and checks the responses. Each body must equal the expected file in the
 * export. On hosts with rules, redirects and headers must also be correct.
 */
export async function expectAnswers(host: AskedHost): Promise<void> {
  const { basePath } = host.rules;
  for (const request of basePath ? requestsBelow : requests(scriptOf(host.dir))) {
    if (request.location !== undefined && host.hasRules) await expectMove(host, request);
    else {
      const file = (host.hasRules ? undefined : request.plainFile) ?? request.file ?? MISSING;
      await expectFile(host, request, file);
    }
  }
}

async function expectMove({ url, rules }: AskedHost, { ask, accept, location }: HostRequest) {
  const answer = await get(url + rules.basePath + ask, { accept });
  expect.soft(answer.status, ask).toBe(301);
  const target = new URL(answer.headers.get('location') ?? '', url);
  expect.soft(target.href, ask).toBe(url + rules.basePath + location);
  const next = await get(target.href);
  expect.soft(next.status, `${ask} redirects directly to a page`).toBe(200);
}

async function expectFile(host: AskedHost, { ask, accept }: HostRequest, file: string) {
  const { url, dir, rules, hasRules } = host;
  const path = join(dir, file);
  for (const encoding of hasRules ? ['br', 'gzip', 'identity'] : ['identity']) {
    const what = `${ask} as ${encoding}${accept ? `, ${accept}` : ''}`;
    const answer = await get(url + rules.basePath + ask, { encoding, accept });
    expect.soft(answer.status, what).toBe(file === MISSING ? 404 : 200);
    const body = Buffer.from(await answer.arrayBuffer());
    expect.soft(body.equals(readFileSync(path)), `${what} is ${file}`).toBe(true);
    if (!hasRules) continue;
    const headers = Object.fromEntries(answer.headers);
    const copy = encoding === 'identity' ? undefined : { br: '.br', gzip: '.gz' }[encoding];
    if (file !== MISSING && copy && existsSync(path + copy))
      expect.soft(headers, what).toMatchObject({ 'content-encoding': encoding });
    else if (file !== MISSING) expect.soft(headers['content-encoding'], what).toBeUndefined();
    if (headers['content-encoding'])
      expect.soft(headers.vary, what).toMatch(/\baccept-encoding\b/i);
    if (/\.(?:html|md)$/.test(file) && file !== MISSING)
      expect.soft(headers.vary, what).toMatch(/\baccept(?!-)\b/i);
    expect.soft(headers, what).toMatchObject({
      'cache-control': toCacheControl(rules.caching, `/${file}`),
      'content-type': expect.stringMatching(typeOf(file)),
      ...Object.fromEntries(
        toHeaders(rules, `/${file}`).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    });
  }
}

/**
 * Returns a pattern for the `Content-Type` of a file. HTML, Markdown, plain text and scripts must declare
 * UTF-8. JSON and XML don't have to, because not every host declares it for them. Throws if the file's
 * extension is not listed.
 */
function typeOf(file: string): RegExp {
  const types: [ending: RegExp, type: RegExp][] = [
    [/\.html$/, /^text\/html; ?charset=utf-8$/i],
    [/\.md$/, /^text\/markdown; ?charset=utf-8$/i],
    [/\.txt$/, /^text\/plain; ?charset=utf-8$/i],
    [/\.m?js$/, /^(?:text|application)\/javascript; ?charset=utf-8$/i],
    [/\.xml$/, /^(?:text|application)\/xml\b/],
    [/\.zip$/, /^application\/zip$/],
    [/\.json$/, /^application\/json\b/],
    [/\.webmanifest$/, /^application\/manifest\+json\b/],
    [/\.svg$/, /^image\/svg\+xml\b/],
    [/\.ico$/, /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
  ];
  const found = types.find(([ending]) => ending.test(file));
  if (!found) throw new Error(`No content type is listed for ${file}.`);
  return found[1];
}

interface Wishes {
  encoding?: string;
  accept?: string | undefined;
}

function get(url: string, { encoding = 'identity', accept }: Wishes = {}): Promise<Response> {
  const headers = { 'accept-encoding': encoding, ...(accept && { accept }) };
  return fetch(url, { redirect: 'manual', headers });
}

function scriptOf(dir: string): string {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  const script = /\/_next\/static\/chunks\/[^" ]+\.js/.exec(html)?.[0];
  if (!script) throw new Error('The home page loads no framework script.');
  return script;
}
