import type { Metadata } from 'next';
import { readBytes } from '@/lib/config/source/site-files';
import { type Content, pageAt } from '@/lib/content/content';
import { pictureSize } from '@/lib/content/mdx/picture-size';
import type { Card, Page } from '@/lib/content/page-list';
import { twinFiles } from '@/lib/site/twins/twin-urls';
import { absoluteUrl } from './absolute-url';
import type { PageData } from './page-data';
import { cardPath, cardSize, cardText } from './preview-cards';

/** What every kind of page says of itself in its head. */
export interface HeadFacts {
  /** URL path in the form links use, without base path. */
  path: string;
  /** That of its card unless given; without the site's title. */
  title?: string;
  description: string;
  canonical?: string;
  keywords?: string[];
  /** A picture of its own in place of the card. */
  image?: string | undefined;
  /** Search facet: docs of a version, or the kind of blog page. */
  searchTag: string;
  version?: string;
  article?: { published: string; authors: string[]; tags: string[] };
}

/** Turns the facts into Next's metadata; every URL is absolute on the site's own address. */
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
      ...(page.hasTwin && {
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

/** The links of the search page lead to pages that may be indexed. */
function toRobots({ indexed, kind }: Page): string | undefined {
  if (indexed) return undefined;
  return kind === 'search' ? 'noindex, follow' : 'noindex, nofollow';
}

function toPicture({ config, folder }: Content, card: Card, image: string | undefined) {
  const alt = cardText(card, config);
  if (!image) return { url: absoluteUrl(config, cardPath(card, config, folder)), ...cardSize, alt };
  const bytes = readBytes(folder, `public${image}`);
  const url = image.startsWith('/') ? absoluteUrl(config, image) : image;
  return { url, ...(bytes && pictureSize(bytes)), alt };
}

/** The head of a documentation page; an older version's canonical is its twin in the latest one. */
export function docMetadata(content: Content, page: PageData): Metadata {
  return toMetadata(content, {
    path: page.path,
    description: page.shownDescription,
    canonical: page.twins[page.latest.name],
    // The rest is for the site's own search; search engines take no notice of long lists.
    keywords: page.keywords.slice(0, 8),
    image: page.image,
    searchTag: `docs-default-${page.version.name}`,
    version: page.version.name,
  });
}
