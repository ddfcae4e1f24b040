import { type Document, parseDocument } from 'yaml';
import { splitFrontMatter } from '@/lib/content/entries/front-matter';

/**
 * Returns the text of a content file after `edit` has changed its front matter. YAML comments and the order
 * of keys are preserved.
 */
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
