import { blogOf } from '@/lib/config/site';
import { pageAt } from '@/lib/content/content';
import type { PostData } from '@/lib/site/blog/post';
import config from '@/site.config';
import { absoluteUrl } from './absolute-url';
import type { PageData, PageLink } from './page-data';
import { cardPath } from './preview-cards';

/** What search engines read of the site on its home. */
export function homeData({ description }: PageData): object {
  return graph([{ '@type': 'WebSite', name: config.title, url: absoluteUrl('/'), description }]);
}

/** What search engines read of a documentation page: what it is, and the way to it. */
export function docData({ title, path, trail }: PageData): object {
  return graph([
    { '@type': 'TechArticle', headline: title, image: imageOf(path) },
    breadcrumbs([...trail, { title, path }]),
  ]);
}

/** What search engines read of a post. */
export function postData({ title, description, date, authors, path }: PostData): object {
  const image = imageOf(path);
  const facts = { headline: title, description, image, datePublished: date.iso };
  const author = authors.flatMap(({ name, url }) =>
    name ? [{ '@type': 'Person', name, ...(url && { url }) }] : [],
  );
  return graph([
    { '@type': 'BlogPosting', ...facts, author },
    breadcrumbs([
      { title: blogOf(config).title, path: '/blog' },
      { title, path },
    ]),
  ]);
}

function imageOf(path: string): string {
  return absoluteUrl(cardPath(pageAt(path).card, config));
}

function graph(items: object[]): object {
  return { '@context': 'https://schema.org', '@graph': items };
}

function breadcrumbs(links: readonly PageLink[]): object {
  const itemListElement = links.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    // The last one is the page itself.
    ...(index < links.length - 1 && { item: absoluteUrl(path) }),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
