import { readStored, writeStored } from '@/lib/storage';
import { storageKeys } from './storage-keys';

/**
 * Remembers the announcement's id, and that the reader closed it: a closed bar leaves the document
 * at once and for every later page; a new id shows the bar again.
 */
export function startAnnouncement(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-announcement][role="banner"]');
  const id = bar?.dataset.announcement;
  if (!bar || id === undefined) return () => {};
  if (readStored(storageKeys.announcementId) !== id) {
    writeStored(storageKeys.announcementId, id);
    writeStored(storageKeys.announcementDismissed, 'false');
  }
  const close = bar.querySelector('button');
  if (!close) return () => {};
  if (readStored(storageKeys.announcementDismissed) === 'true') bar.remove();
  const onClick = () => {
    writeStored(storageKeys.announcementDismissed, 'true');
    bar.remove();
  };
  close.disabled = false;
  close.addEventListener('click', onClick);
  return () => close.removeEventListener('click', onClick);
}
