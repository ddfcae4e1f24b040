/**
 * Inline script in the head of every page. Before the first paint, it applies the theme and hides the
 * announcement if the reader has dismissed it. Every HTML file contains a copy of this script, so code that
 * can wait belongs in `page-script.ts`.
 */
import { announcementDismissedKey, announcementIdKey } from '@/lib/browser/storage-keys';
import { readInHead } from './head-storage';
import { dataset, startTheme } from './theme/theme-switch';

// ID of the announcement, filled in by `bundleHeadScript`. Undefined if readers cannot close the
// announcement.
declare const ANNOUNCEMENT: string | undefined;

startTheme();
if (
  ANNOUNCEMENT !== undefined &&
  readInHead(announcementIdKey) === ANNOUNCEMENT &&
  readInHead(announcementDismissedKey) === 'true'
)
  dataset.announcement = 'dismissed';
