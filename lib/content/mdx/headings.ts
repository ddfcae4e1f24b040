import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as toText } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import { visit } from 'unist-util-visit';
import type { Compilation } from './compilation';
import type { Heading } from './compiled';
import { otherId, reservedUse } from './ids';

const DEPTHS: Record<string, Heading['depth']> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };
const KEPT = new Set(['code', 'em', 'strong', 'del', 'sub', 'sup', 'kbd']);

/**
 * Rehype plugin that gives each heading an id and collects the headings. Generated ids are unique, and
 * duplicate custom ids are reported.
 */
export function rehypeHeadings(page: Compilation) {
  const addSlugs = rehypeSlug();
  return (tree: Root): void => {
    const headings = headingsOf(tree);
    const inTabs = headingsInTabs(tree);
    const chosen = chosenIds(headings, page);
    addSlugs(tree);
    const taken = new Set(chosen.values());
    const texts = new Set<string>();
    for (const heading of headings) {
      if (!chosen.has(heading)) heading.properties.id = toFreeId(idOf(heading), taken);
      taken.add(idOf(heading));
      const found = toHeading(heading, page);
      const isRepeated = !chosen.has(heading) && texts.has(found.text);
      texts.add(found.text);
      page.findings.headings.push({
        ...found,
        ...(inTabs.has(heading) && { inTab: true }),
        ...(isRepeated && { isRepeated }),
      });
    }
  };
}

/** Returns the level of a heading element, such as 2 for `<h2>`. Undefined for other nodes. */
export function depthOf(node: { type: string; tagName?: string }): Heading['depth'] | undefined {
  return node.type === 'element' && node.tagName ? DEPTHS[node.tagName] : undefined;
}

/**
 * Returns the headings that the author wrote. Skips the generated footnotes heading, which has no position.
 */
function headingsOf(tree: Root): Element[] {
  const headings: Element[] = [];
  visit(tree, 'element', (node) => {
    if (depthOf(node) && node.position) headings.push(node);
  });
  return headings;
}

function headingsInTabs(tree: Root): Set<Element> {
  const inTabs = new Set<Element>();
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'TabItem') return;
    for (const heading of headingsOf({ type: 'root', children: node.children }))
      inTabs.add(heading);
  });
  return inTabs;
}

function chosenIds(headings: Element[], page: Compilation): Map<Element, string> {
  const chosen = new Map<Element, string>();
  for (const heading of headings) {
    const id = idOf(heading);
    if (id === '') continue;
    if ([...chosen.values()].includes(id)) {
      page.report(heading, {
        problem: `Two headings have the id ${id}`,
        fix: 'Choose another {#id} for one of them.',
      });
    }
    chosen.set(heading, id);
  }
  return chosen;
}

function toFreeId(id: string, taken: Set<string>): string {
  if (!taken.has(id)) return id;
  let number = 1;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

function idOf(heading: Element): string {
  return typeof heading.properties.id === 'string' ? heading.properties.id : '';
}

function toHeading(node: Element, page: Compilation): Heading {
  const id = idOf(node);
  const text = toText(node).trim();
  if (id === '') {
    page.report(node, {
      problem: `The heading "${text}" has no letters to make an id from`,
      fix: 'Add one: ## Heading {#id}.',
    });
  }
  const depth = depthOf(node) ?? 2;
  const use = reservedUse(id);
  if (use) {
    page.report(node, {
      problem: `The heading "${text}" has the id ${id}, ${use}`,
      fix: `Choose another: ${'#'.repeat(depth)} ${text} {#${otherId(id)}}.`,
    });
  }
  const place = page.placeOf(node) ?? { file: page.file, position: { line: 1, column: 1 } };
  const html = toHtml({ type: 'root', children: toInline(node.children) });
  return { depth, id, text, html: html.trim(), ...place };
}

function toInline(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (!('children' in child)) return [];
    const inline = toInline(child.children);
    const kept = child.type === 'element' && KEPT.has(child.tagName);
    return kept ? [{ ...child, properties: {}, children: inline }] : inline;
  });
}
