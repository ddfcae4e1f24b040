// Shell
/** First stop of the keyboard on every page. */
export const skipToMain = 'Skip to main content';

// Navbar
/** Name of the bar; the table of contents looks for the bar by it. */
export const navbarName = 'Main';
/** Section of the menu. */
export const navbarVersions = 'Versions';
/** Section of the menu. */
export const navbarLanguages = 'Languages';
/** Name and title of the theme switch; `mode` is light or dark. */
export const themeSwitch = (mode: string | undefined) =>
  `Switch between dark and light mode (currently ${mode} mode)`;

// Menu
/** Name of the panel. */
export const menuName = 'Menu';
/** Name of the hamburger in the navbar. */
export const menuToggle = 'Toggle navigation bar';
/** Name of the button that closes the menu. */
export const menuClose = 'Close navigation bar';
export const menuBack = '← Back to main menu';

// Sidebar
/** Name of the sidebar. */
export const sidebarName = 'Docs sidebar';
/** Hidden name of the caret beside the link of a group. */
export const sidebarCategory = (label: string) => `Sidebar category ‘${label}’`;

// Footer
/** Name of the button that leads back up. */
export const backToTop = 'Scroll back to top';
export const footerBuild = (version: string, commit: string | undefined) =>
  commit ? `Site ${version}, built from ${commit}` : `Site ${version}`;

// Help
/** Link to an older version, on the 404 page and where a search finds nothing. */
export const helpVersion = (label: string) => `Read the ${label} docs`;

// Keyboard shortcuts
export const shortcutsTitle = 'Keyboard shortcuts';
export const shortcutsPrevious = 'Previous page';
export const shortcutsNext = 'Next page';
export const shortcutsShow = 'Show these shortcuts';
export const shortcutsClose = 'Close the open window';

// Loading of pages
/** Status at the top of the page, as long as the reader is offline. */
export const loadOffline =
  'You are offline. You can keep reading this page; other pages load once you are back online.';
/** What readers are told first about a page that did not come. */
export const loadFailed = 'The page could not be loaded.';
export const loadFailedOffline = 'You are offline, so the page could not be loaded.';
/** Notice on a page that was cut off. */
export const loadPartial = 'Only part of this page has loaded.';
/** Button of that notice. */
export const loadAgain = 'Load again';

// Crash
/** Title of the document while the crash page shows. */
export const crashTitle = 'Page Error';
export const crashHeading = 'This page crashed.';
export const crashRetry = 'Try again';
/** Stands between an error and the one that caused it. */
export const crashCause = 'Cause:';
