import { createHash } from 'node:crypto';

/** Origins beyond the site's own that its pages may use. */
export interface PolicySources {
  script: string[];
  connect: string[];
  frame?: string[];
}

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /\btype="(?!module"|text\/javascript"|importmap"|speculationrules")/;

/** The CSP hashes of a page's inline scripts, each once; data blocks such as JSON-LD need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(scriptTag)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !dataBlock.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** The policy of a page whose inline scripts have the given hashes. */
export function toPolicy(hashes: readonly string[], sources: PolicySources): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...sources.script, ...hashes],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'https:'],
    ['connect-src', "'self'", ...sources.connect],
    ['frame-src', "'self'", ...(sources.frame ?? [])],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
  ];
  return directives.map((parts) => parts.join(' ')).join(';');
}

/**
 * The page with its policy as a meta element right after the charset, before anything that loads.
 * Throws when the page has no charset element, since a policy further down would not cover the page.
 */
export function withPolicy(html: string, sources: PolicySources): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i.exec(html);
  if (!charset) throw new Error('The page has no <meta charset="utf-8"> to put its policy after.');
  const policy = toPolicy(inlineScriptHashes(html), sources);
  const end = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, end) + meta + html.slice(end);
}
