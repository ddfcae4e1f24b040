import type { ComponentProps } from 'react';
import { MAIN_ID } from '@/components/shell/navigation/place';
import { pageEdit, pageVersion } from '@/content/messages/page';
import type { PageVersion } from '@/lib/site/pages/page-data';
import { FinishedHtml } from './finished-html';

interface Props extends ComponentProps<'main'> {
  /** The page's path: unique among all pages. */
  path: string;
}

/**
 * The main part of a page, to which the skip link leads. It goes to the browser once, as HTML; what moves
 * in it is a custom element.
 */
export function PageMain({ path, ...rest }: Props) {
  return <FinishedHtml as="main" key={path} id={MAIN_ID} {...rest} />;
}

/** The link to where the text of a page is edited, in the footer of its article. */
export function EditLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {pageEdit}
    </a>
  );
}

/** Facts of a page for search engines; a block of data, not a script that runs. */
export function StructuredData({ data }: { data: object }) {
  // Nothing inside may end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The version that a page of the docs belongs to. */
export function VersionBadge({ version }: { version: PageVersion }) {
  return <p className="version-badge">{pageVersion(version.label)}</p>;
}
