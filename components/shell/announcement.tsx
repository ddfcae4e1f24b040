'use client';

import { X } from 'lucide';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import type { SiteConfig } from '@/lib/config/site';
import { readStored, storageKeys, writeStored } from '@/lib/shell/storage';
import config from '@/site.config';
import styles from './announcement.module.css';
import { SettingHtml } from './setting-html';
import { useHydrated, useStored } from './use-stored';

/** The configured announcement above the navbar; nothing without one. */
export function Announcement() {
  const { announcementBar } = config;
  return announcementBar ? <Bar {...announcementBar} /> : null;
}

/** Closed, it is gone for every later page; a new id shows it again. */
function Bar({
  id,
  content,
  isCloseable,
  backgroundColor,
  textColor,
}: NonNullable<SiteConfig['announcementBar']>) {
  const isReady = useHydrated();
  const isClosed = useStored(storageKeys.announcementDismissed) === 'true';
  const isKnown = useStored(storageKeys.announcementId) === id;
  useEffect(() => {
    if (readStored(storageKeys.announcementId) === id) return;
    writeStored(storageKeys.announcementId, id);
    writeStored(storageKeys.announcementDismissed, 'false');
  }, [id]);
  if (isCloseable && isClosed && isKnown) return null;
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
          aria-label="Close"
          className={styles.close}
          disabled={!isReady}
          onClick={() => writeStored(storageKeys.announcementDismissed, 'true')}
        >
          <Icon of={X} size={16} />
        </button>
      )}
    </div>
  );
}
