/**
 * Writes the machine-readable files: feeds, the Markdown versions of docs and posts, `llms.txt` for language
 * models, and the texts for coding agents.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '@/lib/content/content';
import { agentFiles } from '@/lib/site/agents/agent-files';
import { type FeedPost, toFeedFiles } from '@/lib/site/feeds/feed';
import { toLlmsFiles } from '@/lib/site/twins/llms';
import { type TextPage, textPages, toTwin } from '@/lib/site/twins/text-pages';
import type { Forms } from '@/lib/site/twins/to-markdown';
import { twinFiles } from '@/lib/site/twins/twin-urls';

/**
 * Writes the feeds, Markdown versions, `llms.txt` files and texts for coding agents to the export in `dir`.
 * Resolves to the Markdown versions.
 */
export async function writeTexts(dir: string, content: Content, forms: Forms): Promise<TextPage[]> {
  const pages = await textPages(content, forms);
  const { config } = content;
  const files = {
    ...(config.blog && toFeedFiles(config, feedPosts(pages, content))),
    ...(await agentFiles(content, forms)),
    ...toLlmsFiles(config, content.versions, pages),
    ...Object.fromEntries(pages.flatMap(twins)),
  };
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const path = join(dir, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }),
  );
  return pages;
}

function twins(page: TextPage): [string, string][] {
  const text = toTwin(page);
  return twinFiles(page.path).map((name) => [name, text]);
}

/** Returns the posts for the feeds, newest first. Unlisted posts are left out. */
function feedPosts(pages: readonly TextPage[], { posts, authors }: Content): FeedPost[] {
  return posts.flatMap((post) => {
    const page = pages.find(({ path }) => path === post.path);
    if (!page || page.unlisted) return [];
    const { date, tags, image, authors: keys } = post.frontMatter;
    const { path, title, description, body } = page;
    const names = keys.flatMap((key) => authors[key] ?? []);
    return { path, title, description, body, date, tags, image, authors: names };
  });
}
