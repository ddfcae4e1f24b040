// The keys under which the shell stores choices of the reader. Each is a constant, so that the script in the head holds
// only those that it needs.

/** Key of the theme: `light`, `dark` or `system`. */
export const themeKey = 'theme';
/** Key of the id of the last announcement that was shown. */
export const announcementIdKey = 'announcement.id';
/** Key of whether that announcement was closed: `true` or `false`. */
export const announcementDismissedKey = 'announcement.dismissed';
/** Key of the name of the version that was read last. */
export const preferredVersionKey = 'docs-preferred-version-default';
