'use client';

import { usePathname, useSelectedLayoutSegments } from 'next/navigation';
import { SettingHtml } from '@/components/shell/setting-html';
import { Icon } from '@/components/ui/icon';
import { X } from '@/components/ui/icons';
import { config } from '@/components/ui/site-config';
import { useDocumentData } from '@/components/ui/use-document-data';
import { close } from '@/content/messages/common';
import type { SiteConfig } from '@/lib/config/site';
import { activeVersion } from '@/lib/site/navigation/site-navigation';
import styles from './announcement.module.css';

/**
 * Renders the configured announcement above the navbar. `announced` is the docs version that the announcement
 * links to, and pages of that version do not show the announcement.
 */
export function Announcement({ announced }: { announced: string | undefined }) {
  const { announcementBar } = config;
  const version = useDocsVersion();
  if (!announcementBar || (version && version === announced)) return null;
  return <Bar {...announcementBar} />;
}

/**
 * Returns the name of the docs version that the current page belongs to, or `undefined` on pages outside the
 * docs, such as the blog and the search page.
 */
function useDocsVersion(): string | undefined {
  const path = usePathname();
  // `(docs)` is the route group in `app/` that contains the docs.
  const isDoc = useSelectedLayoutSegments().includes('(docs)');
  return isDoc ? activeVersion(config.versions, path)?.name : undefined;
}

/**
 * Renders the announcement bar. Once a reader has closed it, it stays hidden until the announcement gets a
 * new ID. `close-announcement.ts` makes the Close button work.
 */
function Bar({
  id,
  content,
  isCloseable,
  backgroundColor,
  textColor,
}: NonNullable<SiteConfig['announcementBar']>) {
  if (useDocumentData('announcement') === 'dismissed') return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the page's header is the bar, not a part of it
    <div
      role="banner"
      className={styles.bar}
      style={backgroundColor || textColor ? { backgroundColor, color: textColor } : undefined}
      data-announcement={id}
      data-closeable={isCloseable || undefined}
      data-print="none"
    >
      <SettingHtml as="div" html={content} />
      {isCloseable && (
        <button
          type="button"
          aria-label={close}
          className={styles.close}
          disabled={typeof document === 'undefined'}
          suppressHydrationWarning
        >
          <Icon of={X} size={16} />
        </button>
      )}
    </div>
  );
}
