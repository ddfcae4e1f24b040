import { announcementId } from '@/.generated/settings';
import { readStored, writeStored } from '@/lib/browser/storage';
import { announcementDismissedKey, announcementIdKey } from '@/lib/browser/storage-keys';
import { whenRead } from '@/lib/browser/when-read';

const BUTTON = '[role="banner"][data-announcement] button';

/**
 * Makes the announcement's Close button work. The decision is an attribute of the html element, which hides the
 * announcement and which React takes it out by. The script in the head sets it for an announcement that was closed
 * before; an announcement with another id than the stored one is new and is shown.
 */
export function startAnnouncement(): void {
  if (announcementId === undefined) return;
  if (readStored(announcementIdKey) !== announcementId) {
    writeStored(announcementIdKey, announcementId);
    writeStored(announcementDismissedKey, 'false');
  }
  whenRead(() => {
    const button = document.querySelector<HTMLButtonElement>(BUTTON);
    if (button) button.disabled = false;
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(BUTTON)) return;
    writeStored(announcementDismissedKey, 'true');
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === announcementDismissedKey) show();
  });
  window.addEventListener('scroll', markScrolled, { passive: true });
  markScrolled();
}

function show(): void {
  const isClosed = readStored(announcementDismissedKey) === 'true';
  const { dataset } = document.documentElement;
  if (isClosed) dataset.announcement = 'dismissed';
  else delete dataset.announcement;
}

/** The sidebar ends above the announcement until the page is scrolled. */
function markScrolled(): void {
  document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 0);
}
