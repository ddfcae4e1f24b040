import type { Metadata } from 'next';
import { HomePage } from '@/.generated/home';
import { currentSite } from '@/app/site';
import { BaseUrlNotice } from '@/components/shell/base-url-notice';
import { docMetadata } from '@/lib/site/pages/metadata';
import { docPage } from '@/lib/site/pages/page-data';

/** Resolves to the metadata of the home page, which has its own route so that no other page loads its CSS. */
export async function generateMetadata(): Promise<Metadata> {
  return docMetadata(currentSite(), await docPage(currentSite(), []));
}

export default async function Page() {
  return (
    <>
      <BaseUrlNotice />
      <HomePage content={currentSite()} page={await docPage(currentSite(), [])} />
    </>
  );
}
