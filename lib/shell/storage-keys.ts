/** The keys under which the shell keeps the reader's choices. */
export const storageKeys = {
  theme: 'theme',
  announcementDismissed: 'announcement.dismissed',
  announcementId: 'announcement.id',
  preferredVersion: 'docs-preferred-version-default',
} as const;
