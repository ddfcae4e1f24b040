import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
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
  removeLoaders(tree);
  const sheets = takeSheets(tree);
  visit(tree, 'element', (node) => {
    for (const name of ADDRESSES) {
      const value = node.properties[name];
      if (typeof value === 'string') node.properties[name] = parts.toAddress(value);
    }
    if (node.tagName === 'head') {
      node.children.push(
        ...sheets,
        script({}, parts.headScript),
        element('link', { rel: ['stylesheet'], href: parts.style }),
        script({ defer: true, src: parts.script }),
      );
    }
  });
  return toHtml(tree);
}

/**
 * Removes the CSP, resource hints, the links to the manifest and the OpenSearch description, and all scripts
 * except JSON-LD. A CSP cannot allow the offline scripts because pages opened from disk have no origin.
 */
function removeLoaders(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (!isLoader(node)) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Removes the disabled links to CSS files from a page and returns them enabled. */
function takeSheets(tree: Root): Element[] {
  const sheets: Element[] = [];
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !isSheet(node)) return;
    parent.children.splice(index, 1);
    delete node.properties.disabled;
    sheets.push(node);
    return [SKIP, index];
  });
  return sheets;
}

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
