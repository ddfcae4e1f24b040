import { loadFailed, loadFailedOffline } from '@/content/messages/shell';

/**
 * Returns the heading for a page that failed to load. The heading depends on whether the browser is offline.
 */
export function loadFailureSentence(): string {
  return navigator.onLine ? loadFailed : loadFailedOffline;
}
