import type { ReactNode } from 'react';
import { Pagination } from '@/components/page/doc/pagination';
import { PageMain, PagePlace, StructuredData } from '@/components/page/page-main';
import { MdxBody } from '@/components/prose/body';
import { classComponents } from '@/components/prose/class-components';
import { toComponents } from '@/components/prose/registry';
import { Link } from '@/components/shell/link';
import type { Content } from '@/lib/content/content';
import type { PageData } from '@/lib/site/pages/page-data';
import { homeData } from '@/lib/site/pages/structured-data';
import hero from './hero.module.css';
import styles from './landing.module.css';

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
  const bare = (props: object): ReactNode =>
    Reflect.apply(classComponents.Player, undefined, [{ ...props, content, bare: true }]);
  return (
    <PageMain
      path={page.path}
      className="motif"
      data-version={page.version.name}
      data-page={page.id}
    >
      <div className={styles.landing}>
        {stage(<Hero page={page} />)}
        <div className={styles.body}>
          <MdxBody code={page.code} components={{ ...toComponents(content), Player: bare }} />
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
