import type { Metadata } from 'next';
import { readBytes } from '@/lib/config/source/site-files';
import { type Content, pageAt } from '@/lib/content/content';
import { pictureSize } from '@/lib/content/mdx/picture-size';
import type { Page, PreviewCardText } from '@/lib/content/page-list';
import { twinFiles } from '@/lib/site/twins/twin-urls';
import { absoluteUrl } from './absolute-url';
import type { PageData } from './page-data';
import { cardPath, cardSize, cardText } from './preview-cards';

/** Facts about a page that its metadata is built from. */
export interface HeadFacts {
  /** URL path of the page, without the base path. */
  path: string;
  /** Page title without the site title. Defaults to the title of the preview card. */
  title?: string;
  description: string;
  canonical?: string;
  keywords?: string[];
  /** URL or path of a custom preview image. Defaults to the generated preview card. */
  image?: string | undefined;
  /** Value of the page's search facet, such as `docs-default-current` or `blog_posts_list`. */
  searchTag: string;
  version?: string;
  article?: { published: string; authors: string[]; tags: string[] };
}

/** Converts facts about a page to Next metadata. All URLs are absolute. */
export function toMetadata(content: Content, facts: HeadFacts): Metadata {
  const { config } = content;
  const absolute = (path: string) => absoluteUrl(config, path);
  const page = pageAt(content, facts.path);
  const title = `${facts.title ?? page.card.title} | ${config.title}`;
  const url = absolute(facts.canonical ?? facts.path);
  const picture = toPicture(content, page.card, facts.image);
  return {
    title,
    description: facts.description,
    keywords: facts.keywords?.length ? facts.keywords.join(',') : undefined,
    robots: toRobots(page),
    alternates: {
      canonical: url,
      languages: { en: absolute(facts.path), 'x-default': absolute(facts.path) },
      ...(page.hasMarkdown && {
        types: { 'text/markdown': absolute(`/${twinFiles(facts.path)[0]}`) },
      }),
    },
    openGraph: {
      title,
      description: facts.description,
      url,
      images: [picture],
      ...(facts.article
        ? {
            type: 'article' as const,
            publishedTime: facts.article.published,
            authors: facts.article.authors,
            tags: facts.article.tags,
          }
        : {}),
    },
    twitter: { images: [{ url: picture.url, alt: picture.alt }] },
    other: {
      'docsearch:tag': facts.searchTag,
      ...(facts.version ? { 'docsearch:version': facts.version } : {}),
    },
  };
}

/**
 * Returns the page's robots directive. Undefined if the page may be indexed. The search page uses `follow`,
 * because it links to pages that may be indexed.
 */
function toRobots({ indexed, kind }: Page): string | undefined {
  if (indexed) return undefined;
  return kind === 'search' ? 'noindex, follow' : 'noindex, nofollow';
}

function toPicture({ config, folder }: Content, card: PreviewCardText, image: string | undefined) {
  const alt = cardText(card, config);
  if (!image) return { url: absoluteUrl(config, cardPath(card, config, folder)), ...cardSize, alt };
  const bytes = readBytes(folder, `public${image}`);
  const url = image.startsWith('/') ? absoluteUrl(config, image) : image;
  return { url, ...(bytes && pictureSize(bytes)), alt };
}

/**
 * Returns the Next metadata of a docs page. If the latest version has the same page, the canonical URL is the
 * one in that version.
 */
export function docMetadata(content: Content, page: PageData): Metadata {
  return toMetadata(content, {
    path: page.path,
    description: page.shownDescription,
    canonical: page.twins[page.latest.name],
    // Search engines ignore long lists. The other keywords are only for the site's own search.
    keywords: page.keywords.slice(0, 8),
    image: page.image,
    searchTag: `docs-default-${page.version.name}`,
    version: page.version.name,
  });
}
