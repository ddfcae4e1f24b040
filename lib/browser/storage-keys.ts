// Storage keys for the reader's choices. Each key is a separate constant, so that the head script contains
// only the keys that it uses.

/** Key of the theme: `light`, `dark` or `system`. */
export const themeKey = 'theme';
/** Key of the id of the last announcement shown. */
export const announcementIdKey = 'announcement.id';
/** Key of the flag for whether that announcement was closed: `true` or `false`. */
export const announcementDismissedKey = 'announcement.dismissed';
/** Key of the name of the version that was read last. */
export const preferredVersionKey = 'docs-preferred-version-default';
