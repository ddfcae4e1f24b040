import type { ReactNode } from 'react';
import { CodeBlock } from '@/components/code/code-block';
import { Pagination } from '@/components/docs/pagination';
import { Admonition } from '@/components/mdx/admonition';
import { MdxBody } from '@/components/mdx/body';
import { Card, Cards, Steps } from '@/components/mdx/wrappers';
import { PageMain, StructuredData, VersionBadge } from '@/components/page/page-main';
import { Link } from '@/components/shell/link';
import { TabItem, Tabs } from '@/components/tabs/tabs';
import type { landingComponents } from '@/lib/landing/landing-components';
import type { PageData } from '@/lib/page/page-data';
import { homeData } from '@/lib/page/structured-data';
import hero from './hero.module.css';
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
export function LandingPage({ page, stage = (words) => words }: Props) {
  const badge = <VersionBadge version={page.version} />;
  return (
    <PageMain path={page.path} data-version={page.version.name} data-page={page.id}>
      <div className={styles.landing}>
        {stage(<Hero page={page} badge={badge} />)}
        <div className={styles.body}>
          <MdxBody code={page.code} components={components} />
          <Pagination previous={page.previous} next={page.next} />
        </div>
      </div>
      <StructuredData data={homeData(page)} />
    </PageMain>
  );
}

interface HeroProps {
  page: Pick<PageData, 'title' | 'description' | 'hero'>;
  /** What stands above the title. */
  badge: ReactNode;
}

/** The one line that says what the product does, and the ways on that the page's front matter names. */
function Hero({ page, badge }: HeroProps) {
  return (
    <header className={hero.hero}>
      {badge}
      <h1>{page.title}</h1>
      <p className={hero.lead}>{page.description}</p>
      <p className={hero.actions}>
        {page.hero?.actions.map(({ label, to }, index) => (
          <Link key={to} href={to} data-primary={index === 0 ? '' : undefined}>
            {label}
          </Link>
        ))}
      </p>
    </header>
  );
}
