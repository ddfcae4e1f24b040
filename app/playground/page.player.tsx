import { currentSite } from '@/app/site';
import { PageMain } from '@/components/page/page-main';
import { Playground } from '@/components/player/playground';
import styles from '@/components/player/playground.module.css';
import { Menu } from '@/components/shell/menu/menu';
import {
  playgroundPageDescription,
  playgroundPageText,
  playgroundPageTitle,
} from '@/content/messages/page';
import { toMetadata } from '@/lib/site/pages/metadata';

export function generateMetadata() {
  const content = currentSite();
  return toMetadata(content, {
    description: playgroundPageDescription(content.config.product.name),
    path: '/playground',
    searchTag: 'default',
  });
}

export default function Page() {
  return (
    <>
      <Menu />
      <PageMain path="/playground" className={styles.page}>
        <h1>{playgroundPageTitle}</h1>
        <Playground content={currentSite()} />
        <p>{playgroundPageText}</p>
      </PageMain>
    </>
  );
}
