import { loadFailed, loadFailedOffline } from '@/content/messages/shell';

/** What readers are told first about a page that did not come; the error itself is shown below it. */
export function loadFailureSentence(): string {
  return navigator.onLine ? loadFailed : loadFailedOffline;
}
