import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/** HTML tags that authors may write in pages. */
export const TEXT_TAGS: ReadonlySet<string> = new Set(
  'abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure hr i ins kbd li mark ol p q s samp section small span strong sub summary sup time u ul var wbr'.split(
    ' ',
  ),
);

/** Tags in `TEXT_TAGS` that cannot have content. */
export const EMPTY_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'wbr']);

/** Whether an attribute with this name could run code, insert HTML or replace its element. */
export function isRunningAttribute(name: string): boolean {
  return /^(?:on[a-z]+|srcdoc|dangerouslysetinnerhtml|is|ref)$/i.test(name);
}

/**
 * Whether the compiler uses an attribute with this name to pass generated HTML to components, so authors may
 * not write it.
 */
export function isGeneratedAttribute(name: string): boolean {
  return name === 'html' || name === 'svg';
}

/** Whether an attribute with this name contains a URL. */
export function isAddressAttribute(name: string): boolean {
  return /(?:^|:|^xlink)(?:href|src|srcset|action|formaction|poster|data|cite|ping|background)$/i.test(
    name,
  );
}

/**
 * Whether a URL is relative or has the scheme http, https, mailto or tel. Ignores whitespace and control
 * characters, because they could hide another scheme.
 */
export function isWebAddress(address: string): boolean {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address.replace(/[\s\p{Cc}]/gu, '')) ?? [];
  return scheme === undefined || /^(?:https?|mailto|tel)$/i.test(scheme);
}

/** Tags that the HTML of a live sample may contain in addition to `TEXT_TAGS`. */
const DRAWN_TAGS: ReadonlySet<string> = new Set(
  'a address article aside button circle clipPath defs ellipse feGaussianBlur filter footer g h1 h2 h3 h4 h5 h6 header image img input label line linearGradient main marker mask nav optgroup option path pattern polygon polyline pre progress radialGradient rect select stop svg symbol text textPath textarea title tspan use'.split(
    ' ',
  ),
);

/**
 * Parses HTML and writes it again without comments, so it cannot close the element that it is inserted into.
 * Throws an Error when the HTML contains a tag, attribute or URL that is not allowed in pages.
 */
export function sanitizeHtml(html: string): string {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'comment', (_node, index, parent) => {
    if (parent && index !== undefined) parent.children.splice(index, 1);
    return index;
  });
  visit(tree, 'element', (element) => {
    const harm = harmOf(element);
    if (harm !== undefined) throw new Error(`It renders ${harm}, which is not allowed in pages.`);
  });
  return toHtml(tree, { closeEmptyElements: true, tightSelfClosing: true });
}

function harmOf({ tagName, properties }: Element): string | undefined {
  if (!TEXT_TAGS.has(tagName) && !DRAWN_TAGS.has(tagName)) return `<${tagName}>`;
  for (const [name, value] of Object.entries(properties)) {
    if (isRunningAttribute(name)) return `the attribute ${name}`;
    const isPicture = /^(?:img|image)$/.test(tagName) && /^data:image\//i.test(String(value));
    if (isAddressAttribute(name) && !isPicture && !isWebAddress(String(value)))
      return `the address ${String(value).slice(0, 40)}`;
  }
  return undefined;
}
