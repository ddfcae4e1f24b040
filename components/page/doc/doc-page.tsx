import { CopyPage } from '@/components/page/copy-page/copy-page';
import { PageLinks, PageMain, PagePlace, StructuredData } from '@/components/page/page-main';
import { Toc, TocMobile } from '@/components/page/toc/toc';
import { MdxContent } from '@/components/prose/mdx-content';
import { Link } from '@/components/shell/link';
import { rich } from '@/components/ui/rich-text';
import {
  pageLastUpdated,
  unlistedText,
  unlistedTitle,
  versionBannerLatest,
  versionBannerLink,
  versionBannerMaintained,
  versionBannerUnmaintained,
  versionBannerUnreleased,
} from '@/content/messages/page';
import type { SiteConfig } from '@/lib/config/site';
import type { Content } from '@/lib/content/content';
import type { PageData, PageVersion } from '@/lib/site/pages/page-data';
import { docData } from '@/lib/site/pages/structured-data';
import styles from './doc-page.module.css';
import { Pagination } from './pagination';
import banner from './version-banner.module.css';

interface Props {
  content: Content;
  page: PageData;
}

/**
 * Renders a docs page: title, notices, article, links to the previous and next page, and table of contents.
 */
export function DocPage({ content, page }: Props) {
  const { version } = page;
  const isInSidebar = Boolean(page.previous ?? page.next);
  return (
    <PageMain
      path={page.path}
      className={isInSidebar ? `motif ${styles.main}` : styles.main}
      data-version={version.name}
      data-page={page.id}
    >
      <div className={styles.column}>
        <article>
          <div className={styles.top}>
            <PagePlace group={page.group} version={version} />
            <CopyPage config={content.config} path={page.path} />
          </div>
          {!page.hideTitle && <h1>{page.title}</h1>}
          {page.toc.length > 0 && <TocMobile />}
          <VersionBanner
            config={content.config}
            version={version}
            latest={page.latest}
            twin={page.twins[page.latest.name] ?? null}
          />
          {page.unlisted && <UnlistedNotice />}
          <MdxContent content={content} code={page.code} />
          <PageMeta config={content.config} page={page} />
        </article>
        <Pagination previous={page.previous} next={page.next} />
        <StructuredData data={docData(content, page)} />
      </div>
      <div className={styles.toc}>
        <Toc items={page.toc} />
      </div>
    </PageMain>
  );
}

function UnlistedNotice() {
  return (
    <aside className={styles.notice} aria-label={unlistedTitle}>
      <strong>{unlistedTitle}</strong>
      <p>{unlistedText}</p>
    </aside>
  );
}

/**
 * Renders an article's footer with the links about the page, and the date and author of the last change. Omits
 * what is not available.
 */
function PageMeta({ config, page }: { config: SiteConfig; page: PageData }) {
  const { date, author } = page.lastUpdated;
  return (
    <footer>
      <PageLinks config={config} path={page.path} editUrl={page.editUrl} />
      {(date || author) && (
        <span>
          {rich(pageLastUpdated({ date, author }), {
            date: date && (
              <b>
                <time dateTime={date.iso}>{date.text}</time>
              </b>
            ),
            author: <b>{author}</b>,
          })}
        </span>
      )}
    </footer>
  );
}

interface BannerProps {
  config: SiteConfig;
  version: PageVersion;
  latest: PageVersion;
  /** Path of the same page in the latest version, or `null` if the latest version does not have the page. */
  twin: string | null;
}

/** First sentence of the notice, keyed by banner. */
const bannerTexts = {
  unmaintained: versionBannerUnmaintained,
  maintained: versionBannerMaintained,
  unreleased: versionBannerUnreleased,
};

/**
 * Renders the notice of a version that has a banner and is not the latest. It links to the same page in the latest
 * version, or to the latest version's home page if the page does not exist there.
 */
function VersionBanner({ config, version, latest, twin }: BannerProps) {
  const kind = config.versions.find(({ name }) => name === version.name)?.banner ?? 'none';
  if (version.isLast || kind === 'none') return null;
  return (
    <div className={banner.banner} role="alert">
      <p>{rich(bannerTexts[kind], { product: config.title, version: <b>{version.label}</b> })}</p>
      <p>
        {rich(versionBannerLatest, {
          link: (
            <Link href={twin ?? latest.path} data-version={latest.name}>
              {versionBannerLink}
            </Link>
          ),
          label: latest.label,
        })}
      </p>
    </div>
  );
}
