import { createHash } from 'node:crypto';
import { posix } from 'node:path';

/** A style sheet to be written: its URL, as pages ask for it, and its text. */
export interface Sheet {
  url: string;
  css: string;
}

const PART = /<link rel="stylesheet" href="([^"]*\/_next\/[^"]+\.css)"[^>]*>/g;

/**
 * Lets a page load the styles of the framework's many chunks as one sheet, which compresses better
 * than its parts and is one request. The links of the parts stay, disabled, so that no browser
 * loads them while the router still finds them and does not fetch them again; a client navigation
 * loads the parts that a page lacks as before. `read` gives the text of a sheet by its URL. Throws
 * when a page names sheets of Next and links none.
 */
export function mergeStyles(
  html: string,
  read: (url: string) => string,
): { html: string; sheet?: Sheet } {
  const urls = [...html.matchAll(PART)].map(([, url = '']) => url);
  const [first] = urls;
  if (first === undefined && /\/_next\/[^"]+\.css/.test(html))
    throw new Error('Next’s format changed: the style sheets of a page are linked in another way.');
  if (first === undefined || urls.length < 2) return { html };
  const css = [...new Set(urls)].map(read).join('\n');
  const name = createHash('sha256').update(css).digest('hex').slice(0, 16);
  const url = `${posix.dirname(first)}/${name}.css`;
  let linked = false;
  const merged = html.replace(PART, (link) => {
    const part = link.replace('<link ', '<link disabled="" ');
    if (linked) return part;
    linked = true;
    return `<link rel="stylesheet" href="${url}"/>${part}`;
  });
  return { html: merged, sheet: { url, css } };
}

const PRELOAD = /<link rel="preload" href="[^"]+\.css" as="style"\/>/g;
const IN_BODY = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Moves the sheets that stand in a page's text to its head, so that nothing is painted before they
 * are there. Preloads of sheets go: they are in the head now, or for a page that failed.
 */
export function raiseStyles(html: string): string {
  const at = html.indexOf('</head>');
  if (at < 0) return html;
  const head = html.slice(0, at);
  const body = html.slice(at);
  const urls = new Set([...body.matchAll(IN_BODY)].map(([, url = '']) => url));
  const links = [...urls].map((url) => `<link rel="stylesheet" href="${url}"/>`).join('');
  return `${head.replace(PRELOAD, '')}${links}${body.replace(IN_BODY, '')}`;
}
