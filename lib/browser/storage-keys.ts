// Keys in `localStorage` for the reader's choices. Each key is a separate constant, so that the head script
// contains only the keys that it uses.

/** Key for the theme: `light`, `dark` or `system`. */
export const themeKey = 'theme';
/** Key for the id of the last announcement that was shown. */
export const announcementIdKey = 'announcement.id';
/** Key for whether the reader closed the last announcement: `true` or `false`. */
export const announcementDismissedKey = 'announcement.dismissed';
/** Key for the name of the docs version that the reader chose last. */
export const preferredVersionKey = 'docs-preferred-version-default';
