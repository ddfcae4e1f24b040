import type { ReactNode } from 'react';
import { Pagination } from '@/components/page/doc/pagination';
import { PageMain, PagePlace, StructuredData } from '@/components/page/page-main';
import { Admonition } from '@/components/prose/admonition';
import { MdxBody } from '@/components/prose/body';
import { CodeBlock } from '@/components/prose/code/code-block';
import { TabItem, Tabs } from '@/components/prose/tabs/tabs';
import { Card, Cards, Steps } from '@/components/prose/wrappers';
import { Link } from '@/components/shell/link';
import corners from '@/components/ui/corners.module.css';
import type { Content } from '@/lib/content/content';
import type { landingComponents } from '@/lib/site/landing/landing-components';
import type { PageData } from '@/lib/site/pages/page-data';
import { homeData } from '@/lib/site/pages/structured-data';
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
  content: Content;
  page: PageData;
  /** Function that wraps the hero section, for example to add a demo next to it. */
  stage?: (hero: ReactNode) => ReactNode;
}

/**
 * Renders the home page of the latest docs as a full-width landing page: the hero section, followed by the
 * page's text.
 */
export function LandingPage({ content, page, stage = (words) => words }: Props) {
  return (
    <PageMain path={page.path} data-version={page.version.name} data-page={page.id}>
      <div className={`${styles.landing} ${corners.corners}`}>
        {stage(<Hero page={page} />)}
        <div className={styles.body}>
          <MdxBody code={page.code} components={components} />
          <Pagination previous={page.previous} next={page.next} />
        </div>
      </div>
      <StructuredData data={homeData(content, page)} />
    </PageMain>
  );
}

/** Renders the hero section: the title, the description, and the links from the page's front matter. */
function Hero({ page }: Pick<Props, 'page'>) {
  return (
    <header className={hero.hero}>
      <PagePlace group={undefined} version={page.version} />
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
