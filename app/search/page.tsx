import { Suspense } from 'react';
import { SearchPage } from '@/components/search/search-page';
import styles from '@/components/search/search-page.module.css';
import { WithoutScript } from '@/components/search/without-script';
import { Menu } from '@/components/shell/menu';
import { otherCards } from '@/lib/cards';
import { toMetadata } from '@/lib/metadata';
import config from '@/site.config';

const card = otherCards(config).search;

export const metadata = toMetadata({
  title: card.title,
  description: 'Search the docs and the blog by words, class names and API names.',
  path: '/search',
  card,
  robots: 'noindex, follow',
  searchTag: 'default',
});

export default function Page() {
  return (
    <>
      <Menu />
      <main className={styles.page} data-feature="search-page">
        <Suspense fallback={<h1 className={styles.heading}>Search the documentation</h1>}>
          <SearchPage />
        </Suspense>
        <WithoutScript />
      </main>
    </>
  );
}
