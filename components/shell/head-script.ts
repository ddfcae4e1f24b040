/**
 * The script in the head of every page: the theme, and whether the announcement was closed, before the first paint. It
 * is a part of every document, so everything that can wait is in the page's script.
 */
import { announcementDismissedKey, announcementIdKey } from '@/lib/browser/storage-keys';
import { readInHead } from './head-storage';
import { dataset, startTheme } from './theme/theme-switch';

// `bundleHeadScript` fills it in: the id of the announcement; undefined when readers cannot close one.
declare const ANNOUNCEMENT: string | undefined;

startTheme();
if (
  ANNOUNCEMENT !== undefined &&
  readInHead(announcementIdKey) === ANNOUNCEMENT &&
  readInHead(announcementDismissedKey) === 'true'
)
  dataset.announcement = 'dismissed';
