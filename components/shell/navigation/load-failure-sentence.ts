import { loadFailed, loadFailedOffline } from '@/content/messages/shell';

/**
 * Returns the heading of the notice about a page that failed to load. It depends on whether the browser is
 * offline. The error itself is shown below it.
 */
export function loadFailureSentence(): string {
  return navigator.onLine ? loadFailed : loadFailedOffline;
}
