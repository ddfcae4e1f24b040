import type { Metadata } from 'next';
import { BlogListPage } from '@/components/blog/blog-list-page';
import { PostPage } from '@/components/blog/post-page';
import { TagPage } from '@/components/blog/tag-page';
import { blogMetadata } from '@/lib/blog/blog-metadata';
import { blogPage, blogPaths } from '@/lib/blog/routes';

interface Props {
  params: Promise<{ path?: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return blogPaths().map((path) => ({ path }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return blogMetadata(await blogPage((await params).path ?? []));
}

export default async function Page({ params }: Props) {
  const page = await blogPage((await params).path ?? []);
  if (page.kind === 'list') return <BlogListPage list={page.list} />;
  return page.kind === 'tag' ? <TagPage tagged={page.tagged} /> : <PostPage post={page.post} />;
}
