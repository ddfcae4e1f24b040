import { createHash } from 'node:crypto';

/**
 * Returns the HTML document of the sandboxed iframe that runs a live sample. Everything is inlined, because
 * an iframe with an opaque origin loads every file again. The security policy blocks network requests, forms,
 * and iframes with a URL. Samples run through `eval`, so the inlined script is the only script element that
 * can run, even in documents that a sample creates.
 */
export function toSandboxDocument(script: string, baseCss: string): string {
  const code = script.replaceAll('</script', '<\\/script').trim();
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(code).digest('base64')}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    '<meta http-equiv="x-dns-prefetch-control" content="off"/>',
    '<meta name="viewport" content="width=device-width,initial-scale=1"/>',
    '<meta name="robots" content="noindex"/><title>Live sample</title>',
    `<style>${baseCss}${FRAME_CSS}</style><style id="sample"></style></head>`,
    `<body><div id="root"></div><script>${code}</script></body></html>\n`,
  ].join('');
}

const FRAME_CSS = [
  'html{color-scheme:light;background:#fff}html.dark{color-scheme:dark;background:#0b1020}',
  'html,body{height:100%}#root{display:flex;flex-direction:column;height:100%}',
].join('');
