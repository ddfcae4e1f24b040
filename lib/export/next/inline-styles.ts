import { posix } from 'node:path';
import { type AtRule, parse, type Root } from 'postcss';
import { formatChanged } from './format-changed';

const PRELOAD = /<link rel="preload" href="[^"]+\.css" as="style"\/>/g;
const SHEET = /<link rel="stylesheet" href="(\/[^"]+\.css)"[^>]*>/g;
const OF_NEXT = /\/_next\/[^"]+\.css/;
const FONT = /url\((\/[^)]+\.woff2)\)/g;
const ADDRESS = /(?<=url\((["']?))(?![a-z]+:|[/#])[^"')]+/g;

/** Matches a class in a selector, unless its name has an escape, as the classes of drawn samples have. */
const CLASS = /\.([A-Za-z_-][\w-]*)(?![\w-]|\\)/g;

/** Matches a custom element in a selector without attributes. */
const CUSTOM_ELEMENT = /(?<![\w.#:-])[a-z]+-[a-z-]+/g;

/** Matches the arguments of a pseudo-class, which may contain other pseudo-classes. */
const ARGUMENTS = /\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const NEGATION = new RegExp(`:not${ARGUMENTS.source}`, 'g');

/** Matches a word in a script that can be a class name. */
const WORD_IN_SCRIPT = /(?<=["'`\s])[A-Za-z_-][\w-]*/g;

/** Name of the attribute that identifies the style element with a page's inlined CSS. */
export const STYLES_OF_PAGE = 'data-sheets';

/**
 * Returns the words of a script that can be class names. Elements with these classes can appear on a page that
 * does not contain them yet.
 */
export function wordsInScript(script: string): Set<string> {
  return new Set(script.match(WORD_IN_SCRIPT));
}

/** Matches the place of the links to the CSS files: before the payload, or at the end of the body. */
const PLACE_OF_LINKS = /<script[^>]*>[^<]*self\.__next_f|<\/body>|$/;

/**
 * Inlines the CSS files of a page, so its first paint does not wait for CSS requests. Leaves out rules for
 * custom elements that the page does not have, and rules for classes that occur neither on the page nor in a
 * script. Scripts add no custom elements. The links to the files stay but are disabled: browsers do not load
 * them, and the router treats their files as loaded. They come right before the payload, which repeats their
 * names: gzip finds repetitions only within 32 KB. A link to a file that is inlined in part has the attribute
 * `data-part`. `omitted-styles.ts` loads the entire file and applies it when the reader follows a link. Fonts in
 * the CSS are preloaded, because Next does not preload them on pages with a file name such as `page.blog.tsx`. `read`
 * returns the text of the CSS file at a URL. `inScripts` contains the words of all scripts. Throws when Next links
 * its CSS files in an unexpected way, or when a CSS file contains `</style`.
 */
export function inlineStyles(
  html: string,
  read: (url: string) => string,
  inScripts: ReadonlySet<string>,
): string {
  if (!OF_NEXT.test(html)) return html;
  const sheets = new Map([...html.matchAll(SHEET)].map(([link, url = '']) => [url, link]));
  if (![...sheets.keys()].some((url) => OF_NEXT.test(url)))
    throw formatChanged(
      'inline-styles.ts',
      'the CSS files of a page are linked in a different way',
    );
  const used = new Set([
    ...inScripts,
    ...(html.match(/<[a-z]+-[a-z-]+/g) ?? []),
    ...[...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  ]);
  const parts = [...sheets].map(([url, link]) => {
    const whole = withWholeAddresses(read(url), url);
    const css = usedPart(whole, used);
    const mark = css === whole ? '' : 'data-part="" ';
    return { css, link: link.replace('<link ', `<link disabled="" ${mark}`) };
  });
  const css = parts.map((part) => part.css).join('\n');
  if (/<\/style/i.test(css)) throw new Error('A CSS file of the page contains “</style”.');
  const links = parts.map(({ link }) => link).join('');
  const fonts = [...css.matchAll(FONT)]
    .map(
      ([, url]) => `<link rel="preload" href="${url}" as="font" crossorigin="" type="font/woff2"/>`,
    )
    .filter((preload) => !html.includes(preload));
  return html
    .replace(PRELOAD, '')
    .replace(SHEET, '')
    .replace(/<link |<\/head>/, (place) => fonts.join('') + place)
    .replace('</head>', () => `<style ${STYLES_OF_PAGE}="">${css}</style></head>`)
    .replace(PLACE_OF_LINKS, (place) => links + place);
}

/** Removes the CSS that `inlineStyles` added to a page. The disabled links stay. */
export function withoutInlineStyles(html: string): string {
  const start = html.indexOf(`<style ${STYLES_OF_PAGE}="">`);
  const end = '</style>';
  return start < 0
    ? html
    : html.slice(0, start) + html.slice(html.indexOf(end, start) + end.length);
}

const usedParts = new Map<string, string>();
const parsedSheets = new Map<string, { root: Root; names: Set<string> }>();

/**
 * Returns a CSS file without the rules that need a class or a custom element that is not in `used`. Results
 * are cached, because most pages use the same names.
 */
function usedPart(css: string, used: ReadonlySet<string>): string {
  const { root, names } = parseSheet(css);
  const missing = new Set([...names].filter((name) => !used.has(name)));
  if (missing.size === 0) return css;
  const key = [...missing].sort().join() + css;
  const known = usedParts.get(key);
  if (known !== undefined) return known;
  const rest = root.clone();
  rest.walkRules((rule) => {
    if (
      rule.selectors.every((selector) => neededNames(selector).some((name) => missing.has(name)))
    ) {
      const { parent } = rule;
      rule.remove();
      removeEmpty(parent as AtRule | Root | undefined);
    }
  });
  const part = rest.toString();
  usedParts.set(key, part);
  return part;
}

/** Parses a CSS file and collects the names that its rules need. Results are cached. */
function parseSheet(css: string) {
  const known = parsedSheets.get(css);
  if (known) return known;
  const sheet = { root: parse(css), names: new Set<string>() };
  sheet.root.walkRules(({ selectors }) => {
    for (const name of selectors.flatMap(neededNames)) sheet.names.add(name);
  });
  parsedSheets.set(css, sheet);
  return sheet;
}

/**
 * Returns the classes and custom elements that a page must contain for a selector to match. Custom elements begin
 * with `<`, as in HTML, because a class can have the same name. Arguments of `:not()` are ignored, and so are lists of alternatives, as in `:is(a, b)`.
 */
function neededNames(selector: string): string[] {
  const required = selector
    .replace(/\[[^\]]*\]/g, '')
    .replace(NEGATION, '')
    .replace(ARGUMENTS, (args) => (args.includes(',') ? '' : args));
  return [
    ...[...required.matchAll(CLASS)].map(([, name = '']) => name),
    ...[...required.matchAll(CUSTOM_ELEMENT)].map(([name]) => `<${name}`),
  ];
}

function removeEmpty(node: AtRule | Root | undefined): void {
  if (node?.type !== 'atrule' || (node.nodes?.length ?? 0) > 0) return;
  const { parent } = node;
  node.remove();
  removeEmpty(parent as AtRule | Root | undefined);
}

/**
 * Makes the relative URLs in a CSS file absolute. Otherwise they would resolve against the page's URL after
 * the CSS is inlined.
 */
function withWholeAddresses(css: string, url: string): string {
  return css.replace(ADDRESS, (address) => posix.join(posix.dirname(url), address));
}
