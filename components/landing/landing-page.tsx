import type { ReactNode } from 'react';
import { CodeBlock } from '@/components/code/code-block';
import { Pagination } from '@/components/docs/pagination';
import { VersionBadge } from '@/components/docs/version-badge';
import { Admonition } from '@/components/mdx/admonition';
import { MdxBody } from '@/components/mdx/body';
import { Card } from '@/components/mdx/card';
import { Cards } from '@/components/mdx/cards';
import { Steps } from '@/components/mdx/steps';
import { StructuredData } from '@/components/page/json-ld';
import { PageMain } from '@/components/page/page-main';
import { TabItem, Tabs } from '@/components/tabs/tabs';
import type { landingComponents } from '@/lib/landing/landing-components';
import type { PageData } from '@/lib/page/page-data';
import { homeData } from '@/lib/page/structured-data';
import { Hero } from './hero';
import styles from './landing.module.css';

const components: Record<(typeof landingComponents)[number], unknown> = {
  Admonition,
  Card,
  Cards,
  CodeBlock,
  Steps,
  TabItem,
  Tabs,
};

interface Props {
  page: PageData;
  /** Puts what the page shows at its top around the words of the hero. */
  stage?: (hero: ReactNode) => ReactNode;
}

/** The home of the latest docs as a landing page, whose whole width is its own: the hero, then the words. */
export function LandingPage({ page, stage = (hero) => hero }: Props) {
  const badge = <VersionBadge version={page.version} />;
  return (
    <PageMain path={page.path} data-version={page.version.name} data-page={page.id}>
      <StructuredData data={homeData(page)} />
      <div className={styles.landing}>
        {stage(<Hero page={page} badge={badge} />)}
        <div className={styles.body}>
          <MdxBody code={page.code} components={components} />
          <Pagination previous={page.previous} next={page.next} />
        </div>
      </div>
    </PageMain>
  );
}
