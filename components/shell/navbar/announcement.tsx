'use client';

import { X } from 'lucide';
import { usePathname, useSelectedLayoutSegments } from 'next/navigation';
import { SettingHtml } from '@/components/shell/setting-html';
import { Icon } from '@/components/ui/icon';
import { config } from '@/components/ui/site-config';
import { useDocumentData } from '@/components/ui/use-document-data';
import { close } from '@/content/messages/common';
import type { SiteConfig } from '@/lib/config/site';
import { activeVersion } from '@/lib/site/navigation/site-navigation';
import styles from './announcement.module.css';

/**
 * The configured announcement above the navbar; nothing without one, and on the docs of the version that
 * it links to.
 */
export function Announcement({ announced }: { announced: string | undefined }) {
  const { announcementBar } = config;
  const version = useDocsVersion();
  if (!announcementBar || (version && version === announced)) return null;
  return <Bar {...announcementBar} />;
}

/** The name of the version whose docs the current page is part of; undefined on the blog, the search and others. */
function useDocsVersion(): string | undefined {
  const path = usePathname();
  // The folder of app/ that has the docs.
  const isDoc = useSelectedLayoutSegments().includes('(docs)');
  return isDoc ? activeVersion(config.versions, path)?.name : undefined;
}

/** Closed, it is gone for every later page; a new id shows it again. `close-announcement.ts` moves it. */
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
