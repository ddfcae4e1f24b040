import { createHash } from 'node:crypto';
import type { IsOwnScript } from './inline-scripts';

/** Origins beyond the site's own that its pages may use. */
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
 * The CSP hashes of a page's inline scripts, each once; blocks of data need none. Throws an Error at a
 * script that the site does not write itself, so that no policy ever lets in what came with the words.
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
      `The inline script ${JSON.stringify(code.slice(0, 80))} is none of the site’s.`,
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

/** The policy of a page whose inline scripts have the given hashes. */
export function toPolicy(hashes: readonly string[], sources: PolicySources): string {
  return join([
    ['default-src', "'self'"],
    ['script-src', "'self'", ...sources.script, ...hashes],
    ...commonDirectives(sources),
  ]);
}

/**
 * The policy of every answer, as a header: all that pages, workers and the frame of live samples have in
 * common, and who may frame them, which no page can say. Scripts are left to each page's own policy.
 */
export function toCommonPolicy(sources: PolicySources): string {
  return join([...commonDirectives(sources), framing]);
}

/** The policy of a drawing that is opened by itself, as a header: it runs nothing and loads nothing. */
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

/** Whether a page brings a policy of its own; in text there is no tag. */
export function hasPolicy(html: string): boolean {
  return html.includes('<meta http-equiv="Content-Security-Policy"');
}

/**
 * The page with its policy as a meta element right after the charset, before anything that loads.
 * Throws when the page has no charset element, since a policy further down would not cover the page,
 * and at an inline script that `isOwn` does not know.
 */
export function withPolicy(html: string, sources: PolicySources, isOwn: IsOwnScript): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i.exec(html);
  if (!charset) throw new Error('The page has no <meta charset="utf-8"> to put its policy after.');
  const policy = toPolicy(inlineScriptHashes(html, isOwn), sources);
  const end = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, end) + meta + html.slice(end);
}
