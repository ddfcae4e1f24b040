import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { withoutInlineStyles } from '@/lib/export/next/inline-styles';

/**
 * Scripts and CSS to add to a page of the downloadable offline copy, and a function that rewrites its URLs.
 */
export interface OfflineParts {
  /** Source of the inline script that runs before the first paint. */
  headScript: string;
  /** URL of the offline CSS, relative to the page. */
  style: string;
  /** URL of the offline script, relative to the page. */
  script: string;
  /** Converts a URL of the published site to the URL that the offline copy uses. */
  toAddress(address: string): string;
}

const ADDRESSES = ['href', 'src', 'action', 'poster'];
const USELESS = /^(?:preload|modulepreload|preconnect|manifest|search)$/;

/**
 * Converts an exported page to a page of the offline copy, which works when it is opened from disk. Removes
 * the site's scripts and CSP, adds the offline scripts and CSS, and rewrites the URLs in attributes such as
 * `href` and `src` with `parts.toAddress`.
 */
export function toOfflinePage(html: string, parts: OfflineParts): string {
  // Pages of the offline copy link their shared CSS files instead of inlining them.
  const tree = fromHtml(withoutInlineStyles(html));
  const sheets: Element[] = [];
  visit(tree, 'element', (node, index, parent) => {
    if (parent && index !== undefined && (isLoader(node) || isSheet(node))) {
      parent.children.splice(index, 1);
      if (isSheet(node)) sheets.push(node);
      return [SKIP, index];
    }
    rewriteAddresses(node, parts);
    return undefined;
  });
  for (const sheet of sheets) {
    delete sheet.properties.disabled;
    rewriteAddresses(sheet, parts);
  }
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'head') return undefined;
    node.children.push(
      ...sheets,
      script({}, parts.headScript),
      element('link', { rel: ['stylesheet'], href: parts.style }),
      script({ defer: true, src: parts.script }),
    );
    return EXIT;
  });
  return toHtml(tree);
}

function rewriteAddresses({ properties }: Element, { toAddress }: OfflineParts): void {
  for (const name of ADDRESSES) {
    const value = properties[name];
    if (typeof value === 'string') properties[name] = toAddress(value);
  }
}

/**
 * Returns whether an element is a CSP, a resource hint, a link to the manifest or the OpenSearch description, or a
 * script that is not JSON-LD. A CSP cannot allow the offline scripts because pages opened from disk have no origin.
 */
function isLoader({ tagName, properties }: Element): boolean {
  if (tagName === 'script') return properties.type !== 'application/ld+json';
  if (tagName === 'meta') return properties.httpEquiv !== undefined;
  return tagName === 'link' && [properties.rel].flat().some((rel) => USELESS.test(String(rel)));
}

function isSheet({ tagName, properties }: Element): boolean {
  return tagName === 'link' && properties.disabled === true;
}

function script(properties: Element['properties'], code = ''): Element {
  return element('script', properties, code ? [{ type: 'text', value: code }] : []);
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}
