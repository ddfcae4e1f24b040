import { posix } from 'node:path';
import { formatChanged } from './format-changed';

const PRELOAD = /<link rel="preload" href="[^"]+\.css" as="style"\/>/g;
const SHEET = /<link rel="stylesheet" href="(\/[^"]+\.css)"[^>]*>/g;
const OF_NEXT = /\/_next\/[^"]+\.css/;
const ADDRESS = /(?<=url\((["']?))(?![a-z]+:|[/#])[^"')]+/g;

/** The attribute that marks the element with the styles of a page. */
export const STYLES_OF_PAGE = 'data-sheets';

/**
 * Puts all style sheets of a page into its head as text, so that the first paint waits for nothing but the
 * page itself. Their links stay, disabled: no browser loads them, and the router takes them as loaded; a
 * client navigation loads the sheets that a page lacks. `read` gives the text of a sheet by its URL. Throws
 * when a page names sheets of Next and links none, and when a sheet would end the element.
 */
export function inlineStyles(html: string, read: (url: string) => string): string {
  if (!OF_NEXT.test(html)) return html;
  const sheets = new Map([...html.matchAll(SHEET)].map(([link, url = '']) => [url, link]));
  if (![...sheets.keys()].some((url) => OF_NEXT.test(url)))
    throw formatChanged('inline-styles.ts', 'the style sheets of a page are linked in another way');
  const css = [...sheets.keys()].map((url) => withWholeAddresses(read(url), url)).join('\n');
  if (/<\/style/i.test(css)) throw new Error('A style sheet of the page holds “</style”.');
  const links = [...sheets.values()].join('').replaceAll('<link ', '<link disabled="" ');
  return html
    .replace(PRELOAD, '')
    .replace(SHEET, '')
    .replace('</head>', () => `<style ${STYLES_OF_PAGE}="">${css}</style>${links}</head>`);
}

/** A page without the styles that `inlineStyles` put into it; their links stay. */
export function withoutInlineStyles(html: string): string {
  const start = html.indexOf(`<style ${STYLES_OF_PAGE}="">`);
  const end = '</style>';
  return start < 0
    ? html
    : html.slice(0, start) + html.slice(html.indexOf(end, start) + end.length);
}

/** A sheet as it can stand anywhere below its host: what it loads from beside it has a whole path. */
function withWholeAddresses(css: string, url: string): string {
  return css.replace(ADDRESS, (address) => posix.join(posix.dirname(url), address));
}
