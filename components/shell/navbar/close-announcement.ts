import { announcementId } from '@/.generated/settings';
import { readStored, storageKeys, writeStored } from '@/lib/browser/storage';
import { whenRead } from '@/lib/browser/when-read';

const BUTTON = '[role="banner"][data-announcement] button';

/**
 * Makes the announcement's Close button work. The decision is an attribute of the html element, which hides the
 * announcement and which React takes it out by. The script in the head sets it for an announcement that was closed
 * before; an announcement with another id than the stored one is new and is shown.
 */
export function startAnnouncement(): void {
  if (announcementId === undefined) return;
  if (readStored(storageKeys.announcementId) !== announcementId) {
    writeStored(storageKeys.announcementId, announcementId);
    writeStored(storageKeys.announcementDismissed, 'false');
  }
  whenRead(() => {
    const button = document.querySelector<HTMLButtonElement>(BUTTON);
    if (button) button.disabled = false;
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(BUTTON)) return;
    writeStored(storageKeys.announcementDismissed, 'true');
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.announcementDismissed) show();
  });
  window.addEventListener('scroll', markScrolled, { passive: true });
  markScrolled();
}

function show(): void {
  const isClosed = readStored(storageKeys.announcementDismissed) === 'true';
  const { dataset } = document.documentElement;
  if (isClosed) dataset.announcement = 'dismissed';
  else delete dataset.announcement;
}

/** The sidebar ends above the announcement until the page is scrolled. */
function markScrolled(): void {
  document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 0);
}
