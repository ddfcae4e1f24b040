import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { currentSite, hasPage } from '@/app/site';
import { BlogListPage } from '@/components/blog/post-list';
import { PostPage } from '@/components/blog/post-page';
import { TagPage } from '@/components/blog/tag-page';
import { blogMetadata } from '@/lib/site/blog/blog-metadata';
import { blogPage, blogPaths } from '@/lib/site/blog/routes';

interface Props {
  params: Promise<{ path?: string[] }>;
}

export function generateStaticParams() {
  return blogPaths(currentSite()).map((path) => ({ path }));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return blogMetadata(currentSite(), await pageOf(props));
}

export default async function Page(props: Props) {
  const page = await pageOf(props);
  const content = currentSite();
  if (page.kind === 'list') return <BlogListPage content={content} list={page.list} />;
  if (page.kind === 'tag') return <TagPage content={content} tagged={page.tagged} />;
  return <PostPage content={content} post={page.post} />;
}

/**
 * Resolves to the blog page at the requested path, or shows the 404 page. During development, pages may
 * appear and disappear.
 */
async function pageOf({ params }: Props) {
  const { path = [] } = await params;
  if (!hasPage(['/blog', ...path].join('/'))) notFound();
  return blogPage(currentSite(), path);
}
