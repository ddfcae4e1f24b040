import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogListPage } from '@/components/blog/post-list';
import { PostPage } from '@/components/blog/post-page';
import { TagPage } from '@/components/blog/tag-page';
import { hasPage } from '@/lib/content/content';
import { blogMetadata } from '@/lib/site/blog/blog-metadata';
import { blogPage, blogPaths } from '@/lib/site/blog/routes';

interface Props {
  params: Promise<{ path?: string[] }>;
}

export function generateStaticParams() {
  return blogPaths().map((path) => ({ path }));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return blogMetadata(await pageOf(props));
}

export default async function Page(props: Props) {
  const page = await pageOf(props);
  if (page.kind === 'list') return <BlogListPage list={page.list} />;
  return page.kind === 'tag' ? <TagPage tagged={page.tagged} /> : <PostPage post={page.post} />;
}

/** In development pages come and go: no list of them is final. */
async function pageOf({ params }: Props) {
  const { path = [] } = await params;
  if (!hasPage(['/blog', ...path].join('/'))) notFound();
  return blogPage(path);
}
