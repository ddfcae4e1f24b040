import { createHash } from 'node:crypto';

/**
 * The page of a live sample's frame, whole: frames with an origin of their own load every file
 * anew. It may reach nothing: no network, no other frames, no forms. Samples are evaluated, so that
 * its one script is the only one that runs in it, and in whatever documents a sample makes.
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
