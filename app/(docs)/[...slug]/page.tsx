import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { currentSite, hasPage } from '@/app/site';
import { DocPage } from '@/components/page/doc/doc-page';
import { docMetadata } from '@/lib/site/pages/metadata';
import { docPage, docsToRender } from '@/lib/site/pages/page-data';

interface Props {
  params: Promise<{ slug: string[] }>;
}

export function generateStaticParams() {
  // In development, Next would compute the list in a separate process and wait for it.
  if (process.env.NODE_ENV === 'development') return [];
  return docsToRender(currentSite()).map(({ path }) => ({ slug: path.split('/').filter(Boolean) }));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return docMetadata(currentSite(), await pageOf(props));
}

export default async function Page(props: Props) {
  return <DocPage content={currentSite()} page={await pageOf(props)} />;
}

/**
 * Resolves to the doc at the requested path, or shows the 404 page. During development, pages may appear and
 * disappear.
 */
async function pageOf({ params }: Props) {
  const { slug } = await params;
  if (!hasPage(`/${slug.join('/')}`)) notFound();
  return docPage(currentSite(), slug);
}
