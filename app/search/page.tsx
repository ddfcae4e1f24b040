import { currentSite } from '@/app/site';
import { SearchPage } from '@/components/search/search-page';
import styles from '@/components/search/search-page.module.css';
import { WithoutScript } from '@/components/search/without-script';
import { Menu } from '@/components/shell/menu/menu';
import { MAIN_ID } from '@/components/shell/navigation/scroll-and-focus';
import { searchPageDescription } from '@/content/messages/page';
import { toMetadata } from '@/lib/site/pages/metadata';

export function generateMetadata() {
  return toMetadata(currentSite(), {
    description: searchPageDescription,
    path: '/search',
    searchTag: 'default',
  });
}

export default function Page() {
  return (
    <>
      <Menu />
      <main id={MAIN_ID} className={styles.page} data-feature="search-page" data-eager>
        <SearchPage />
        <WithoutScript config={currentSite().config} />
      </main>
    </>
  );
}
