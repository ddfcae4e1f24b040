import type { Metadata } from 'next';
import { readBytes, siteDir } from '@/lib/config/source/site-files';
import { pageAt } from '@/lib/content/content';
import { pictureSize } from '@/lib/content/mdx/picture-size';
import { twinFiles } from '@/lib/site/twins/twin-urls';
import config from '@/site.config';
import { absoluteUrl } from './absolute-url';
import type { PageData } from './page-data';
import type { Card, Page } from './page-list';
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
export function toMetadata(facts: HeadFacts): Metadata {
  const page = pageAt(facts.path);
  const title = `${facts.title ?? page.card.title} | ${config.title}`;
  const url = absoluteUrl(facts.canonical ?? facts.path);
  const picture = toPicture(page.card, facts.image);
  return {
    title,
    description: facts.description,
    keywords: facts.keywords?.length ? facts.keywords.join(',') : undefined,
    robots: toRobots(page),
    alternates: {
      canonical: url,
      languages: { en: absoluteUrl(facts.path), 'x-default': absoluteUrl(facts.path) },
      ...(page.hasTwin && {
        types: { 'text/markdown': absoluteUrl(`/${twinFiles(facts.path)[0]}`) },
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

function toPicture(card: Card, image: string | undefined) {
  const alt = cardText(card, config);
  if (!image) return { url: absoluteUrl(cardPath(card, config)), ...cardSize, alt };
  const bytes = readBytes(siteDir(), `public${image}`);
  const url = image.startsWith('/') ? absoluteUrl(image) : image;
  return { url, ...(bytes && pictureSize(bytes)), alt };
}

/** The head of a documentation page; an older version's canonical is its twin in the latest one. */
export function docMetadata(page: PageData): Metadata {
  return toMetadata({
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
