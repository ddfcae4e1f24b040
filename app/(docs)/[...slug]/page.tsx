import type { Metadata } from 'next';
import { DocPage } from '@/components/docs/doc-page';
import { docMetadata } from '@/lib/page/metadata';
import { docPage, docsToRender } from '@/lib/page/page-data';

interface Props {
  params: Promise<{ slug: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return docsToRender().map(({ path }) => ({ slug: path.split('/').filter(Boolean) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return docMetadata(await docPage((await params).slug));
}

export default async function Page({ params }: Props) {
  return <DocPage page={await docPage((await params).slug)} />;
}
