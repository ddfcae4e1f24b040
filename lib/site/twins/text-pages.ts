import type { Content, Entry } from '@/lib/content/content';
import { toDescription } from '@/lib/site/pages/page-facts';
import { type Forms, toMarkdown } from './to-markdown';
import { toAddresses } from './twin-urls';

/** A docs page or post as text. */
export interface TextPage {
  entry: Content['docs'][number] | Content['posts'][number];
  path: string;
  /** Absolute address of the page for people. */
  url: string;
  title: string;
  description: string;
  /** Name of the version; empty for posts. */
  version: string;
  unlisted: boolean;
  /** The body in Markdown, every address absolute. */
  body: string;
}

/** Every docs page and post as text, from the tree that its HTML is made of. Rejects with CompileErrors. */
export function textPages(content: Content, forms: Forms): Promise<TextPage[]> {
  const entries = [...content.docs, ...content.posts];
  return Promise.all(entries.map((entry) => toTextPage(entry, content, forms)));
}

async function toTextPage(
  entry: TextPage['entry'],
  { config, compile }: Content,
  forms: Forms,
): Promise<TextPage> {
  const { path, version, frontMatter }: Entry<TextPage['entry']['frontMatter']> = entry;
  const { tree, sections } = await compile(entry);
  const addresses = toAddresses(config);
  return {
    entry,
    path,
    url: addresses.absolute(path),
    title: frontMatter.title,
    description: toDescription(frontMatter, sections),
    version,
    unlisted: frontMatter.unlisted,
    body: toMarkdown(tree, { forms, toUrl: addresses.on(path) }),
  };
}

/** The Markdown twin of a page: title, description, where people find it, and its body. */
export function toTwin({ title, description, url, body }: Omit<TextPage, 'entry'>): string {
  return `# ${title}\n\n> ${description}\n\nPage: <${url}>\n\n${body}\n`;
}
