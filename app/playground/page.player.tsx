import { currentSite } from '@/app/site';
import { PageMain } from '@/components/page/page-main';
import { Playground } from '@/components/player/playground';
import styles from '@/components/player/playground.module.css';
import { Menu } from '@/components/shell/menu/menu';
import { toMetadata } from '@/lib/site/pages/metadata';

export function generateMetadata() {
  const content = currentSite();
  return toMetadata(content, {
    description: `Write a React Native component with ${content.config.product.name}, run it, and see which styles iOS and Android get.`,
    path: '/playground',
    searchTag: 'default',
  });
}

export default function Page() {
  return (
    <>
      <Menu />
      <PageMain path="/playground" className={styles.page}>
        <h1>Playground</h1>
        <p>
          Everything you write stays in this page: it is compiled here, runs in a frame without any
          rights, and is sent nowhere. A shared link carries the code itself, which runs once you
          have read it and press Run.
        </p>
        <Playground />
      </PageMain>
    </>
  );
}
