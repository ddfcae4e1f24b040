import { posix } from 'node:path';
import { formatChanged } from './format-changed';

const PRELOAD = /<link rel="preload" href="[^"]+\.css" as="style"\/>/g;
const SHEET = /<link rel="stylesheet" href="(\/[^"]+\.css)"[^>]*>/g;
const OF_NEXT = /\/_next\/[^"]+\.css/;
const ADDRESS = /(?<=url\((["']?))(?![a-z]+:|[/#])[^"')]+/g;

/** Name of the attribute that identifies the style element with a page's inlined CSS. */
export const STYLES_OF_PAGE = 'data-sheets';

/**
 * Inlines all CSS files of a page, so its first paint does not wait for CSS requests. The links to the files
 * stay but are disabled: browsers do not load them, and the router treats their files as loaded. `read`
 * returns the text of the CSS file at a URL. Throws when Next links its CSS files in an unexpected way, or
 * when a CSS file contains `</style`.
 */
export function inlineStyles(html: string, read: (url: string) => string): string {
  if (!OF_NEXT.test(html)) return html;
  const sheets = new Map([...html.matchAll(SHEET)].map(([link, url = '']) => [url, link]));
  if (![...sheets.keys()].some((url) => OF_NEXT.test(url)))
    throw formatChanged(
      'inline-styles.ts',
      'the CSS files of a page are linked in a different way',
    );
  const css = [...sheets.keys()].map((url) => withWholeAddresses(read(url), url)).join('\n');
  if (/<\/style/i.test(css)) throw new Error('A CSS file of the page contains “</style”.');
  const links = [...sheets.values()].join('').replaceAll('<link ', '<link disabled="" ');
  return html
    .replace(PRELOAD, '')
    .replace(SHEET, '')
    .replace('</head>', () => `<style ${STYLES_OF_PAGE}="">${css}</style>${links}</head>`);
}

/** Removes the CSS that `inlineStyles` added to a page. The disabled links stay. */
export function withoutInlineStyles(html: string): string {
  const start = html.indexOf(`<style ${STYLES_OF_PAGE}="">`);
  const end = '</style>';
  return start < 0
    ? html
    : html.slice(0, start) + html.slice(html.indexOf(end, start) + end.length);
}

/**
 * Makes the relative URLs in a CSS file absolute. Otherwise they would resolve against the page's URL after
 * the CSS is inlined.
 */
function withWholeAddresses(css: string, url: string): string {
  return css.replace(ADDRESS, (address) => posix.join(posix.dirname(url), address));
}
