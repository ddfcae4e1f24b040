import { X } from 'lucide';
import { Icon } from '@/components/ui/icon';
import config from '@/site.config';
import styles from './announcement.module.css';
import { SettingHtml } from './setting-html';

/** The configured announcement above the navbar; nothing without one. */
export function Announcement() {
  const bar = config.announcementBar;
  if (!bar) return null;
  const { backgroundColor, textColor } = bar;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the page's header is the bar, not a part of it
    <div
      role="banner"
      className={styles.bar}
      style={backgroundColor || textColor ? { backgroundColor, color: textColor } : undefined}
      data-announcement={bar.id}
      data-closeable={bar.isCloseable || undefined}
      data-print="none"
    >
      <SettingHtml as="div" className={styles.content} html={bar.content} />
      {bar.isCloseable && (
        <button type="button" aria-label="Close" className={styles.close} disabled>
          <Icon of={X} size={16} />
        </button>
      )}
    </div>
  );
}
