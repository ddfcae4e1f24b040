import { createHash } from 'node:crypto';
import type { IsOwnScript } from './inline-scripts';

/** Third-party sources that pages may load from, grouped by CSP directive. */
export interface PolicySources {
  script: string[];
  connect: string[];
  frame?: string[];
}

type Directive = readonly string[];

const framing: Directive = ['frame-ancestors', "'self'"];

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const dataBlock = /^ type="(?:application\/ld\+json|text\/plain)"$/;

/**
 * Returns the CSP hashes of a page's inline scripts, without duplicates. Data blocks such as JSON-LD need no
 * hash. Throws when a script element is not closed, or when `isOwn` rejects a script. The CSP therefore never
 * allows a script that was injected through content.
 */
export function inlineScriptHashes(html: string, isOwn: IsOwnScript): string[] {
  const tags = [...html.matchAll(scriptTag)];
  if (tags.length !== html.split(/<script\b/i).length - 1)
    throw new Error('A script element is not closed.');
  const codes = tags.flatMap(([, attributes = '', code = '']) => {
    if (/ src="/.test(attributes) && code === '') return [];
    if (dataBlock.test(attributes) && isData(code)) return [];
    if (isOwn(code)) return [code];
    throw new Error(
      `The inline script ${JSON.stringify(code.slice(0, 80))} is not one of the site’s own.`,
    );
  });
  return [...new Set(codes)].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

function isData(code: string): boolean {
  try {
    return code === '' || JSON.parse(code) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the CSP of a page. `hashes` are the CSP hashes of its inline scripts. */
export function toPolicy(hashes: readonly string[], sources: PolicySources): string {
  return join([
    ['default-src', "'self'"],
    ['script-src', "'self'", ...sources.script, ...hashes],
    ...commonDirectives(sources),
  ]);
}

/**
 * Returns the CSP header of all responses except SVG files. It contains the directives that pages, workers
 * and the live samples' sandboxed iframe have in common. It also contains `frame-ancestors`, which browsers
 * ignore in a meta element. It has no `script-src`, because the hashes differ from page to page.
 */
export function toCommonPolicy(sources: PolicySources): string {
  return join([...commonDirectives(sources), framing]);
}

/**
 * CSP header for SVG files. It keeps an SVG that is opened directly in the browser from running scripts or
 * loading other files.
 */
export const drawingPolicy = join([
  ['default-src', "'none'"],
  ['style-src', "'unsafe-inline'"],
  ['img-src', 'data:'],
  framing,
  ['sandbox'],
]);

function commonDirectives(sources: PolicySources): Directive[] {
  return [
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...sources.connect],
    ['frame-src', "'self'", ...(sources.frame ?? [])],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
  ];
}

function join(directives: readonly Directive[]): string {
  return directives.map((parts) => parts.join(' ')).join(';');
}

/** Whether a page already has a CSP meta element. */
export function hasPolicy(html: string): boolean {
  return html.includes('<meta http-equiv="Content-Security-Policy"');
}

/**
 * Adds the CSP to a page as a meta element directly after the charset. Throws when the page has no charset
 * element, because a CSP further down does not apply to the elements above it. Also throws when
 * `inlineScriptHashes` does.
 */
export function withPolicy(html: string, sources: PolicySources, isOwn: IsOwnScript): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i.exec(html);
  if (!charset) throw new Error('The page has no <meta charset="utf-8"> to put its policy after.');
  const policy = toPolicy(inlineScriptHashes(html, isOwn), sources);
  const end = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, end) + meta + html.slice(end);
}
