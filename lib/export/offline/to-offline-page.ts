import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { withoutInlineStyles } from '@/lib/export/next/inline-styles';

/** What a page of an offline copy is made with. */
export interface OfflineParts {
  /** The inline script that runs before the first paint. */
  headScript: string;
  /** Addresses of the copy's own style sheet and script, from the page. */
  style: string;
  script: string;
  toAddress(address: string): string;
}

const ADDRESSES = ['href', 'src', 'action', 'poster'];
const USELESS = /^(?:preload|modulepreload|preconnect|manifest|search)$/;

/**
 * An exported page as a file that a browser opens without a server: without the site's scripts and
 * their policy, with the copy's own ones, and every address relative.
 */
export function toOfflinePage(html: string, parts: OfflineParts): string {
  // The copy has each sheet once, as a file that the links of the page name.
  const tree = fromHtml(withoutInlineStyles(html));
  removeLoaders(tree);
  visit(tree, 'element', (node) => {
    if (isSheet(node)) delete node.properties.disabled;
    for (const name of ADDRESSES) {
      const value = node.properties[name];
      if (typeof value === 'string') node.properties[name] = parts.toAddress(value);
    }
    if (node.tagName === 'head') {
      node.children.push(
        script({}, parts.headScript),
        element('link', { rel: ['stylesheet'], href: parts.style }),
        script({ defer: true, src: parts.script }),
      );
    }
  });
  return toHtml(tree);
}

/** Takes out what would load, or allow, code of the site: a file has no origin that could be named. */
function removeLoaders(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (!isLoader(node)) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
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
