import type { ElementContent, Root, RootContent } from 'hast';
import { attributeText } from './attributes';
import { depthOf, type Heading } from './headings';
import type { Job } from './job';

/** What stands under a heading, up to the next one: prose in one line, and the code blocks. */
export interface Section {
  /** Nothing for what comes before the first heading. */
  heading: Heading | null;
  text: string;
  code: string[];
}

/** Attributes that readers see as text. */
const SEEN = ['title', 'summary', 'label', 'alt'];
const INLINE = new Set(['a', 'code', 'del', 'em', 'kbd', 'strong', 'sub', 'sup', 'span', 'mark']);

/** Collects what each heading of the page stands over; headings have their ids by then. */
export function rehypeSections(job: Job) {
  return (tree: Root): void => {
    const left = [...job.headings];
    const open: { section: Section; parts: string[] }[] = [];
    const start = (heading: Heading | null) =>
      open.push({ section: { heading, text: '', code: [] }, parts: [] });
    start(null);
    const read = (node: RootContent | ElementContent): void => {
      const current = open.at(-1);
      if (node.type === 'text') current?.parts.push(node.value);
      if (!('children' in node)) return;
      if (depthOf(node)) {
        if (node.position) start(left.shift() ?? null);
        return;
      }
      if (isFootnoteMark(node)) return;
      const inline =
        INLINE.has('tagName' in node ? node.tagName : '') || node.type === 'mdxJsxTextElement';
      if (!inline) current?.parts.push(' ');
      current?.parts.push(...seenAttributes(node));
      if (node.data && 'code' in node.data && node.data.code)
        current?.section.code.push(node.data.code);
      for (const child of node.children) read(child);
      if (!inline) open.at(-1)?.parts.push(' ');
    };
    for (const child of tree.children) read(child);
    for (const { section, parts } of open) {
      section.text = parts.join('').replace(/\s+/g, ' ').trim();
      job.sections.push(section);
    }
  };
}

/** What authors wrote into attributes for readers to see; file names above code are not prose. */
function seenAttributes(node: RootContent | ElementContent): string[] {
  if (!('attributes' in node) || !node.position || node.name === 'CodeBlock') return [];
  return SEEN.flatMap((name) => [attributeText(node, name) ?? '', ' ']);
}

function isFootnoteMark(node: RootContent | ElementContent): boolean {
  if (node.type !== 'element') return false;
  return 'dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties;
}

/** How many words a text has. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’_-]*/gu)?.length ?? 0;
}
