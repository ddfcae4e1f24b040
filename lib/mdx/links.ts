import { posix } from 'node:path';
import type { Link, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/content/nearest';
import { toKey } from '@/lib/links/targets';
import { toServed } from './assets';
import { attributeOf } from './attributes';
import type { Job } from './job';
import { type LinkKind, toLinkKind } from './link-kind';
import type { Place } from './sources';

/** A link that the page's author wrote: `resolved` is what the reader gets, without base path. */
export interface LinkUse extends Place {
  href: string;
  resolved: string;
  kind: LinkKind;
}

type Written = Link | MdxJsxAttribute;

/** Leads links between Markdown files to the pages made of these, and collects all links. */
export function remarkLinks(job: Job) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'link') node.url = use(node.url, node, job);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const href = attributeOf(node, 'href');
      if (typeof href?.value === 'string') href.value = use(href.value, href, job);
    });
  };
}

function use(href: string, node: Written, job: Job): string {
  const link = resolve(href, node, job);
  const place = job.placeOf(node) ?? { file: job.file, position: { line: 1, column: 1 } };
  job.links.push({ href, ...link, ...place });
  return link.resolved;
}

function resolve(href: string, node: Written, job: Job): Pick<LinkUse, 'resolved' | 'kind'> {
  if (href.startsWith('pathname://')) return { resolved: href.slice(11), kind: 'file' };
  const kind = toLinkKind(href);
  const path = href.replace(/[?#].*$/, '');
  const rest = href.slice(path.length);
  if (kind === 'file' && /\.mdx?$/.test(path))
    return { resolved: toPage(path, node, job) + rest, kind: 'page' };
  if (kind === 'file') return { resolved: toServed(path, node, job)?.url ?? href, kind };
  if (kind === 'page' && !path.startsWith('/')) {
    job.report(node, {
      problem: `The link ${href} is neither a path nor a file`,
      expected: '/path/of/the/page or ./file.mdx',
    });
  }
  // Whatever slash the author wrote: a page has one spelling.
  if (kind === 'page') return { resolved: (job.pageOf(toKey(path)) ?? path) + rest, kind };
  return { resolved: href, kind };
}

function toPage(path: string, node: Written, job: Job): string {
  const from = path.startsWith('/') ? job.folder : posix.dirname(job.fileOf(node));
  const file = posix.join(from, path);
  const page = job.pageOf(file);
  if (page !== undefined) return page;
  job.report(node, {
    problem: `Link to a file that is not a page: ${path}`,
    expected: `a page made from ${file}`,
    fix: didYouMean(file, job.surroundings.pageFiles()),
  });
  return path;
}
