import type { ElementContent, Root, RootContent } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { attributeText } from './attributes';
import type { Compilation } from './compilation';
import type { Heading, Section } from './compiled';
import { depthOf } from './headings';

/** Attributes that contain text for readers. */
const SEEN = ['title', 'summary', 'label', 'alt'];
/** Components whose `title` is a file name. */
const FILES = new Set(['CodeBlock', 'Player']);
const INLINE = new Set(['a', 'code', 'del', 'em', 'kbd', 'strong', 'sub', 'sup', 'span', 'mark']);

/**
 * Rehype plugin that collects the text and code of each section of a page. Must run after `rehypeHeadings`.
 */
export function rehypeSections(page: Compilation) {
  return (tree: Root): void => {
    const left = [...page.findings.headings];
    const open: { section: Section; parts: string[] }[] = [];
    const start = (heading: Heading | null) =>
      open.push({
        section: { heading, text: '', code: [], messages: [], onlyLinks: true },
        parts: [],
      });
    start(null);
    const say = (text: string, linked = false): void => {
      const current = open.at(-1);
      current?.parts.push(text);
      if (current && !linked && /\S/.test(text)) current.section.onlyLinks = false;
    };
    const read = (node: RootContent | ElementContent, linked: boolean): void => {
      if (node.type === 'text') say(node.value, linked);
      if (!('children' in node)) return;
      if (depthOf(node)) {
        const heading = node.position ? left.shift() : undefined;
        // The text of a generated heading has no position. Such a heading is the same on all utility pages.
        if (heading && node.children[0]?.position) start(heading);
        return;
      }
      // The usage notes are the same on all utility pages, so a search would find all of these pages.
      if ('name' in node && node.name === 'Usage') return;
      if (isFootnoteMark(node)) return;
      const tag = 'tagName' in node ? node.tagName : '';
      const inline = INLINE.has(tag) || node.type === 'mdxJsxTextElement';
      if (!inline) say(' ');
      for (const text of seenAttributes(node)) say(text);
      open.at(-1)?.section.code.push(...codeOf(node));
      open.at(-1)?.section.messages.push(...messagesOf(node));
      for (const child of node.children) read(child, linked || tag === 'a');
      const isCell = tag === 'td' || tag === 'th';
      if (isCell && node.children.length > 0) say(' ·', true);
      if (!inline) say(' ');
    };
    for (const child of tree.children) read(child, false);
    for (const { section, parts } of open) {
      section.text = parts
        .join('')
        .replace(/\s+/g, ' ')
        .replace(/(?: ·)+ ?$/, '')
        .trim();
      page.findings.sections.push(section);
    }
  };
}

function codeOf(node: RootContent | ElementContent): string[] {
  const isFile = 'attributes' in node && FILES.has(node.name ?? '');
  const name = isFile ? attributeText(node, 'title') : undefined;
  const code = node.data && 'code' in node.data ? node.data.code : undefined;
  return [name, code].filter((text): text is string => Boolean(text));
}

/**
 * Matches inline code that looks like an error message, which means three words in a row with more text after
 * them. Names, options and most styles do not match.
 */
const MESSAGE = /(?:^|\s)(?:\p{L}+(?:['’]\p{L}+)?[,:]? ){3}\S/u;
const COMMAND_OR_CODE = /\bnp[mx] |\{ /;

/**
 * Returns the text of inline code that looks like an error message, as a list with one item. Empty for other
 * nodes. Code blocks are components rather than `code` elements, so they are not included.
 */
function messagesOf(node: RootContent | ElementContent): string[] {
  if (node.type !== 'element' || node.tagName !== 'code') return [];
  const text = toText(node);
  return MESSAGE.test(text) && !COMMAND_OR_CODE.test(text) ? [text] : [];
}

/**
 * Returns the text in a component's visible attributes, such as `title`. Skips generated components, and file
 * names above code blocks because they are not prose.
 */
function seenAttributes(node: RootContent | ElementContent): string[] {
  if (!('attributes' in node) || !node.position || FILES.has(node.name ?? '')) return [];
  return SEEN.flatMap((name) => [attributeText(node, name) ?? '', ' ']);
}

function isFootnoteMark(node: RootContent | ElementContent): boolean {
  if (node.type !== 'element') return false;
  return 'dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties;
}

/** Returns the number of words in a string. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’_-]*/gu)?.length ?? 0;
}
