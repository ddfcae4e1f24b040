import type { Content, Entry } from '@/lib/content/content';
import { toDescription } from '@/lib/site/pages/page-facts';
import { llmsPath } from './llms-path';
import { type Forms, toMarkdown } from './to-markdown';
import { toAddresses } from './twin-urls';

/** Docs page or blog post as Markdown. */
export interface TextPage {
  entry: Content['docs'][number] | Content['posts'][number];
  path: string;
  /** Absolute URL of the HTML page. */
  url: string;
  /** Absolute URL of the `llms.txt` file that lists the page. */
  listUrl: string;
  title: string;
  description: string;
  /** Name of the page's docs version. Empty for posts. */
  version: string;
  unlisted: boolean;
  /** Body as Markdown in which all URLs are absolute. */
  body: string;
}

/**
 * Resolves to all docs pages and blog posts as Markdown, generated from the same syntax tree as their HTML.
 * Rejects with a `CompileError` when a page has errors.
 */
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
    listUrl: addresses.absolute(llmsPath(path, config.versions)),
    title: frontMatter.title,
    description: toDescription(frontMatter, sections),
    version,
    unlisted: frontMatter.unlisted,
    body: toMarkdown(tree, { forms, toUrl: addresses.on(path) }),
  };
}

/**
 * Returns the complete Markdown version of a page: title, description, the URLs of the HTML page and of the
 * list of all pages, and body.
 */
export function toTwin(page: Omit<TextPage, 'entry'>): string {
  const { title, description, url, listUrl, body } = page;
  return `# ${title}\n\n> ${description}\n\nPage: <${url}>\nAll pages: <${listUrl}>\n\n${body}\n`;
}
