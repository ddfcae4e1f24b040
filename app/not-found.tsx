import type { Metadata } from 'next';
import { currentSite } from '@/app/site';
import { NotFoundMessage } from '@/components/page/not-found/not-found-message';
import { Menu } from '@/components/shell/menu/menu';
import { notFoundTitle } from '@/content/messages/page';

export const metadata: Metadata = {
  title: `${notFoundTitle} | ${currentSite().config.title}`,
  robots: 'noindex',
};

/** 404 page for paths that match no route. It is exported as `404.html`. */
export default function NotFound() {
  return (
    <>
      <Menu />
      <NotFoundMessage />
    </>
  );
}
