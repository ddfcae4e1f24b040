// Keys in `localStorage` for the reader's choices. Each key is a separate constant, so that the head script
// contains only the keys that it uses.

/** Key for the theme: `light`, `dark` or `system`. */
export const themeKey = 'theme';
/** Key for the id of the last announcement that was shown. */
export const announcementIdKey = 'announcement.id';
/** Key for whether the reader closed the last announcement: `true` or `false`. */
export const announcementDismissedKey = 'announcement.dismissed';
/** Key for the reader's theme of classes, as JSON. See components/classes/app-theme. */
export const appThemeKey = 'your-theme';
/** Key for the name of the docs version that the reader chose last. */
export const preferredVersionKey = 'docs-preferred-version-default';
