import { absoluteUrl } from './absolute-url';
import type { PostData } from './blog/post';
import type { PageData, PageLink } from './page';

/** What search engines read of a documentation page: what it is, and the way to it. */
export function docData({ title, path, trail }: PageData): object {
  return graph([
    { '@type': 'TechArticle', headline: title },
    breadcrumbs([...trail, { title, path }]),
  ]);
}

/** What search engines read of a post. */
export function postData({ title, date, authors, path }: PostData): object {
  const author = authors.flatMap(({ name, url }) =>
    name ? [{ '@type': 'Person', name, ...(url && { url }) }] : [],
  );
  return graph([
    { '@type': 'BlogPosting', headline: title, datePublished: date.iso, author },
    breadcrumbs([
      { title: 'Blog', path: '/blog' },
      { title, path },
    ]),
  ]);
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
