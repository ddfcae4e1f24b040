import type { Metadata } from 'next';
import { NotFoundMessage } from '@/components/page/not-found/not-found-message';
import { Menu } from '@/components/shell/menu/menu';
import config from '@/site.config';

export const metadata: Metadata = { title: `Page Not Found | ${config.title}`, robots: 'noindex' };

/** What a path that matches no route shows; also exported as 404.html. */
export default function NotFound() {
  return (
    <>
      <Menu />
      <NotFoundMessage />
    </>
  );
}
