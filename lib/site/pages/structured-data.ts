import { blogOf } from '@/lib/config/site';
import { type Content, pageAt } from '@/lib/content/content';
import type { PostData } from '@/lib/site/blog/post';
import { absoluteUrl } from './absolute-url';
import type { PageData, PageLink } from './page-data';
import { cardPath } from './preview-cards';

/** Returns the JSON-LD data of the home page. */
export function homeData({ config }: Content, { description }: PageData): object {
  const url = absoluteUrl(config, '/');
  return graph([{ '@type': 'WebSite', name: config.title, url, description }]);
}

/** Returns the JSON-LD data of a documentation page, including its breadcrumbs. */
export function docData(content: Content, { title, path, trail }: PageData): object {
  return graph([
    { '@type': 'TechArticle', headline: title, image: imageOf(content, path) },
    breadcrumbs(content, [...trail, { title, path }]),
  ]);
}

/** Returns the JSON-LD data of a blog post, including its breadcrumbs. */
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
    // The last item is the current page and needs no URL.
    ...(index < links.length - 1 && { item: absoluteUrl(config, path) }),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
