import { type Document, parseDocument } from 'yaml';
import { splitFrontMatter } from '@/lib/content/entries/front-matter';

/** The text of a page with its front matter changed by `edit`, which keeps comments and the order of keys. */
export function editFrontMatter(
  text: string,
  file: string,
  edit: (yaml: Document) => void,
): string {
  const { body } = splitFrontMatter(text, file);
  const head = text.slice(0, text.length - body.length);
  const opening = head.slice(0, head.indexOf('\n') + 1);
  const yaml = parseDocument(head.slice(opening.length).replace(/---\s*$/, ''));
  edit(yaml);
  return `${opening}${yaml.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${body}`;
}
