import type { Link, Paragraph, Root, RootContent, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { escapeRegExp } from '@/lib/config/escape-reg-exp';
import { glossaryOf, parseGlossary } from '@/lib/content/entries/glossary';
import { attributeOf } from './attributes';
import type { Compilation } from './compilation';

/**
 * Remark plugin that links each glossary term where the page's paragraphs first mention it. Skips terms that
 * this page explains, terms in code and links, and terms whose explanation the same or an earlier paragraph
 * already links to.
 */
export function remarkTerms(page: Compilation) {
  return (tree: Root): void => {
    const file = glossaryOf(page.folder);
    const source = page.readText(file);
    if (source === undefined) return;
    const glossary = parseGlossary(source, file);
    page.errors.push(...glossary.errors);
    const own = page.pageOf(page.file);
    const foreign = [...glossary.terms].filter(([, href]) => pageOf(href) !== own);
    if (foreign.length > 0) linkTerms(tree, new Terms(new Map(foreign)));
  };
}

/** Glossary terms. Remembers which pages and headings the page already links to. */
class Terms {
  private readonly pattern: RegExp;
  private readonly reached = new Set<string>();

  constructor(private readonly places: ReadonlyMap<string, string>) {
    this.pattern = toPattern([...places.keys()]);
  }

  /** Records the target of a link on the page, so the terms that it explains are not linked again. */
  reach(href: string): void {
    this.reached.add(href).add(pageOf(href));
  }

  /**
   * Yields the mentions of terms in a string, in order, and records them as linked. Skips terms whose
   * explanation the page already links to.
   */
  *mentionsIn(text: string): Generator<{ mention: string; index: number; url: string }> {
    for (const { 0: mention, index } of text.matchAll(this.pattern)) {
      const url = this.places.get(mention.toLowerCase().replace(/\s+/g, ' '));
      if (url === undefined || this.reached.has(url)) continue;
      this.reach(url);
      yield { mention, index, url };
    }
  }
}

function pageOf(href: string): string {
  return href.replace(/#.*$/, '');
}

/**
 * Creates the pattern for all terms. It matches the longest term at a position, and only complete words. A
 * space in a term matches any whitespace.
 */
function toPattern(terms: string[]): RegExp {
  const choices = terms
    .sort((a, b) => b.length - a.length)
    .map((term) => escapeRegExp(term).replaceAll(' ', '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${choices.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu');
}

function linkTerms(tree: Root, terms: Terms): void {
  visit(tree, (node) => {
    if (isLink(node)) return SKIP;
    if (node.type !== 'paragraph') return;
    visit(node, 'link', ({ url }) => terms.reach(url));
    linkTexts(node, terms);
    return SKIP;
  });
}

function linkTexts(paragraph: Paragraph, terms: Terms): void {
  visit(paragraph, (node, index, parent) => {
    if (isLink(node)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return;
    const parts = toParts(node, terms);
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

function toParts(node: Text, terms: Terms): (Text | Link)[] {
  const parts: (Text | Link)[] = [];
  let end = 0;
  for (const { mention, index, url } of terms.mentionsIn(node.value)) {
    if (index > end) parts.push({ ...node, value: node.value.slice(end, index) });
    parts.push(toLink({ ...node, value: mention }, url));
    end = index + mention.length;
  }
  return end < node.value.length ? [...parts, { ...node, value: node.value.slice(end) }] : parts;
}

function toLink(text: Text, url: string): Link {
  const data = { hProperties: { dataTerm: '' } };
  return { type: 'link', url, position: text.position, data, children: [text] };
}

function isLink(node: Root | RootContent): boolean {
  if (node.type === 'link') return true;
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && attributeOf(node, 'href') !== undefined;
}
