import { CopyPage } from '@/components/copy-page/copy-page';
import { MdxContent } from '@/components/mdx/mdx-content';
import { StructuredData } from '@/components/page/json-ld';
import { PageMain } from '@/components/page/page-main';
import { Toc, TocMobile } from '@/components/toc/toc';
import type { PageData } from '@/lib/page/page-data';
import { docData } from '@/lib/page/structured-data';
import config from '@/site.config';
import styles from './doc-page.module.css';
import { PageMeta } from './page-meta';
import { Pagination } from './pagination';
import { VersionBadge } from './version-badge';
import { VersionBanner } from './version-banner';

/** A documentation page: notices, title, article, previous and next, and its table of contents. */
export function DocPage({ page }: { page: PageData }) {
  const { version } = page;
  return (
    <PageMain
      path={page.path}
      className={styles.main}
      data-version={version.name}
      data-page={page.id}
    >
      <div className={styles.column}>
        <StructuredData data={docData(page)} />
        <article>
          <VersionBanner
            product={config.title}
            version={version}
            latest={page.latest}
            twin={page.twins[page.latest.name] ?? null}
          />
          {page.unlisted && <UnlistedNotice />}
          <div className={styles.top}>
            <VersionBadge version={version} />
            <CopyPage path={page.path} />
          </div>
          {page.toc.length > 0 && <TocMobile />}
          {!page.hideTitle && <h1>{page.title}</h1>}
          <MdxContent code={page.code} />
          <PageMeta editUrl={page.editUrl} lastUpdated={page.lastUpdated} />
        </article>
        <Pagination previous={page.previous} next={page.next} />
      </div>
      <div className={styles.toc}>
        <Toc items={page.toc} />
      </div>
    </PageMain>
  );
}

function UnlistedNotice() {
  return (
    <aside className={styles.notice} aria-label="Unlisted page">
      <strong>Unlisted page</strong>
      <p>Search engines do not index this page, and only people with the link can find it.</p>
    </aside>
  );
}
