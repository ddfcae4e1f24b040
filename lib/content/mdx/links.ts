import { posix } from 'node:path';
import type { Definition, Link, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { pathOf, withoutFinalSlash } from '@/lib/config/paths';
import { closestPage } from '@/lib/content/links/closest-page';
import { attributeOf } from './attributes';
import type { Compilation } from './compilation';
import type { LinkUse } from './compiled';
import { toLinkKind } from './link-kind';
import { toServed } from './served-files';

type Written = Link | MdxJsxAttribute;

/**
 * Remark plugin that collects the links that authors wrote, and resolves all links. A link to a Markdown file
 * becomes the URL of its page, and a link to another content file becomes the URL of the published copy.
 */
export function remarkLinks(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'link') node.url = use(node.url, node, page);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const href = attributeOf(node, 'href');
      if (typeof href?.value === 'string') href.value = use(href.value, href, page);
    });
  };
}

function use(href: string, node: Written, page: Compilation): string {
  const link = resolve(href, node, page);
  const place = page.placeOf(node);
  // Links without a position were generated from class data and already lead to the right docs version.
  if (place) page.findings.links.push({ href, ...link, ...place });
  return link.resolved;
}

function resolve(
  href: string,
  node: Written,
  page: Compilation,
): Pick<LinkUse, 'resolved' | 'kind'> {
  if (href.startsWith('pathname://')) return { resolved: href.slice(11), kind: 'file' };
  const kind = toLinkKind(href);
  const path = pathOf(href);
  const rest = href.slice(path.length);
  if (kind === 'file' && /\.mdx?$/.test(path))
    return { resolved: toPage(path, node, page) + rest, kind: 'page' };
  if (kind === 'file') return { resolved: toServed(path, node, page)?.url ?? href, kind };
  if (kind === 'page' && !path.startsWith('/')) {
    page.report(node, {
      problem: `The link ${href} is neither a path nor a file`,
      expected: '/path/of/the/page or ./file.mdx',
    });
  }
  // Each page has only one URL, with or without a trailing slash. A link gets this URL even if the author
  // wrote the other form.
  if (kind === 'page')
    return { resolved: (page.pageOf(withoutFinalSlash(path)) ?? path) + rest, kind };
  return { resolved: href, kind };
}

function toPage(path: string, node: Written, page: Compilation): string {
  const from = path.startsWith('/') ? page.folder : posix.dirname(page.fileOf(node));
  const file = posix.join(from, path);
  const target = page.pageOf(file);
  if (target !== undefined) return target;
  page.report(node, {
    problem: `Link to a file that is not a page: ${path}`,
    expected: `a page made from ${file}`,
    fix: toHint(file, page),
  });
  return path;
}

/** Suggests a page file with a similar path in the page's own docs version, or in the blog for a post. */
function toHint(file: string, { folder, site }: Compilation): string | undefined {
  const own = site
    .pageFiles()
    .filter((other) => other.startsWith(`${folder}/`))
    .map((other) => other.slice(folder.length + 1));
  const match = closestPage(posix.relative(folder, file), own);
  return match && `Did you mean ${folder}/${match}?`;
}

/**
 * Remark plugin that replaces reference links `[text][name]` and images `![alt][name]` with inline ones, so
 * later plugins need to handle only one form.
 */
export function remarkReferences() {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    });
    if (definitions.size === 0) return;
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      const direct = toDirect(node, definitions);
      if (direct) parent.children.splice(index, 1, direct);
    });
    visit(tree, 'definition', (_node, index, parent) => {
      if (!parent || index === undefined) return;
      parent.children.splice(index, 1);
      return index;
    });
  };
}

function toDirect(node: Root | RootContent, definitions: Map<string, Definition>) {
  if (node.type !== 'linkReference' && node.type !== 'imageReference') return undefined;
  const definition = definitions.get(node.identifier);
  if (!definition) return undefined;
  const { url, title } = definition;
  const { position } = node;
  return node.type === 'linkReference'
    ? ({ type: 'link', url, title, position, children: node.children } as const)
    : ({ type: 'image', url, title, position, alt: node.alt } as const);
}
