import { blogOf } from '@/lib/config/site';
import { type Content, pageAt } from '@/lib/content/content';
import type { PostData } from '@/lib/site/blog/post';
import { absoluteUrl } from './absolute-url';
import type { PageData, PageLink } from './page-data';
import { cardPath } from './preview-cards';

/** What search engines read of the site on its home. */
export function homeData({ config }: Content, { description }: PageData): object {
  const url = absoluteUrl(config, '/');
  return graph([{ '@type': 'WebSite', name: config.title, url, description }]);
}

/** What search engines read of a documentation page: what it is, and the way to it. */
export function docData(content: Content, { title, path, trail }: PageData): object {
  return graph([
    { '@type': 'TechArticle', headline: title, image: imageOf(content, path) },
    breadcrumbs(content, [...trail, { title, path }]),
  ]);
}

/** What search engines read of a post. */
export function postData(
  content: Content,
  { title, description, date, authors, path }: PostData,
): object {
  const image = imageOf(content, path);
  const facts = { headline: title, description, image, datePublished: date.iso };
  const author = authors.flatMap(({ name, url }) =>
    name ? [{ '@type': 'Person', name, ...(url && { url }) }] : [],
  );
  return graph([
    { '@type': 'BlogPosting', ...facts, author },
    breadcrumbs(content, [
      { title: blogOf(content.config).title, path: '/blog' },
      { title, path },
    ]),
  ]);
}

function imageOf(content: Content, path: string): string {
  const { config, folder } = content;
  return absoluteUrl(config, cardPath(pageAt(content, path).card, config, folder));
}

function graph(items: object[]): object {
  return { '@context': 'https://schema.org', '@graph': items };
}

function breadcrumbs({ config }: Content, links: readonly PageLink[]): object {
  const itemListElement = links.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    // The last one is the page itself.
    ...(index < links.length - 1 && { item: absoluteUrl(config, path) }),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
