import type { ComponentProps } from 'react';
import { MAIN_ID } from '@/components/shell/navigation/scroll-and-focus';
import { pageEdit, pageReport } from '@/content/messages/page';
import type { SiteConfig } from '@/lib/config/site';
import type { PageVersion } from '@/lib/site/pages/page-data';
import { StaticHtml } from './static-html';

interface Props extends ComponentProps<'main'> {
  /** Path of the page, unique among all pages. */
  path: string;
}

/**
 * Renders a page's main element, which is the target of the skip link. Its content is sent to the browser
 * once, as HTML, and is not hydrated. Custom elements provide the behavior inside it.
 */
export function PageMain({ path, ...rest }: Props) {
  return <StaticHtml as="main" key={path} id={MAIN_ID} {...rest} />;
}

interface PageLinksProps {
  config: SiteConfig;
  /** Path of the page, which is the title of an issue about it. */
  path: string;
  editUrl: string | null;
}

/**
 * Renders the links in the footer of an article: to the source of the page, if the site has an edit URL, and to a new
 * issue about the page.
 */
export function PageLinks({ config, path, editUrl }: PageLinksProps) {
  // A path contains no characters with a meaning in a query. With plain slashes, it compresses better.
  const issue = config.issueUrl.replace('{title}', encodeURI(path));
  return (
    <>
      {editUrl && <OutsideLink href={editUrl}>{pageEdit}</OutsideLink>}
      <OutsideLink href={issue}>{pageReport}</OutsideLink>
    </>
  );
}

function OutsideLink(props: { href: string; children: string }) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}

/** Renders structured data (JSON-LD) about a page for search engines. */
export function StructuredData({ data }: { data: object }) {
  // Escaped so that no text in the data can close the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Renders the line above the title: the group of the page in the sidebar, if any, and its version. */
export function PagePlace({ group, version }: { group: string | undefined; version: PageVersion }) {
  return <p className="page-place">{[group, version.label].filter(Boolean).join(' · ')}</p>;
}
