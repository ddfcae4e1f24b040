import type { Metadata } from 'next';
import config from '@/site.config';
import { absoluteUrl } from './absolute-url';
import { type Card, cardPath, cardSize, cardText } from './cards';
import { readBytes, siteDir } from './content/site-files';
import { twinFiles } from './markdown/urls';
import type { PageData } from './page';
import { pictureSize } from './picture-size';

/** What every kind of page says of itself in its head. */
export interface HeadFacts {
  /** Without the site's title; empty for the site's own title alone. */
  title: string;
  description: string;
  /** URL path in the form links use, without base path. */
  path: string;
  canonical?: string;
  /** Whether the page has a Markdown twin. */
  hasTwin?: boolean;
  keywords?: string[];
  /** The picture of previews; drawn while the site is built. */
  card: Card;
  /** A picture of its own in place of the card. */
  image?: string | undefined;
  robots?: string;
  /** Search facet: docs of a version, or the kind of blog page. */
  searchTag: string;
  version?: string;
  article?: { published: string; authors: string[]; tags: string[] };
}

/** Turns the facts into Next's metadata; every URL is absolute on the site's own address. */
export function toMetadata(facts: HeadFacts): Metadata {
  const title = facts.title ? `${facts.title} | ${config.title}` : config.title;
  const url = absoluteUrl(facts.canonical ?? facts.path);
  const picture = toPicture(facts);
  return {
    title,
    description: facts.description,
    keywords: facts.keywords?.length ? facts.keywords.join(',') : undefined,
    robots: facts.robots,
    alternates: {
      canonical: url,
      languages: { en: absoluteUrl(facts.path), 'x-default': absoluteUrl(facts.path) },
      ...(facts.hasTwin && {
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

function toPicture({ card, image }: HeadFacts) {
  const alt = cardText(card, config);
  if (!image) return { url: absoluteUrl(cardPath(card, config)), ...cardSize, alt };
  const bytes = readBytes(siteDir(), `public${image}`);
  const url = image.startsWith('/') ? absoluteUrl(image) : image;
  return { url, ...(bytes && pictureSize(bytes)), alt };
}

/** The head of a documentation page; an older version's canonical is its twin in the latest one. */
export function docMetadata(page: PageData): Metadata {
  return toMetadata({
    title: page.title,
    description: page.description,
    path: page.path,
    canonical: page.twins[page.latest.name],
    hasTwin: true,
    keywords: page.keywords,
    card: page.card,
    image: page.image,
    robots: page.unlisted ? 'noindex, nofollow' : undefined,
    searchTag: `docs-default-${page.version.name}`,
    version: page.version.name,
  });
}
