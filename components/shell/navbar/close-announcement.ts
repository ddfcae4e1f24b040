import { announcementId, hasAnnouncement } from '@/.generated/settings';
import { onDocumentParsed } from '@/lib/browser/document-parsed';
import { readStored, writeStored } from '@/lib/browser/storage';
import { announcementDismissedKey, announcementIdKey } from '@/lib/browser/storage-keys';

const BUTTON = '[role="banner"][data-announcement] button';

/**
 * Sets up the announcement: sets an attribute while the page is scrolled, and makes the Close button work. An
 * attribute of the `html` element hides a closed announcement, and React then removes the announcement. On
 * later pages, the head script sets this attribute. An announcement whose ID differs from the stored ID is
 * new and is shown. Does nothing on a site without an announcement.
 */
export function startAnnouncement(): void {
  if (!hasAnnouncement) return;
  window.addEventListener('scroll', markScrolled, { passive: true });
  markScrolled();
  if (announcementId === undefined) return;
  if (readStored(announcementIdKey) !== announcementId) {
    writeStored(announcementIdKey, announcementId);
    writeStored(announcementDismissedKey, 'false');
  }
  onDocumentParsed(() => {
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
}

function show(): void {
  const isClosed = readStored(announcementDismissedKey) === 'true';
  const { dataset } = document.documentElement;
  if (isClosed) dataset.announcement = 'dismissed';
  else delete dataset.announcement;
}

/**
 * Sets `data-scrolled` on the `html` element while the page is scrolled. Without this attribute, CSS makes
 * the sidebar shorter by the height of the announcement.
 */
function markScrolled(): void {
  document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 0);
}
