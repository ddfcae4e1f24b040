// Shell
/** First focusable link on every page. */
export const skipToMain = 'Skip to main content';

// Navbar
/** Accessible name of the navbar. The table of contents uses it to find the navbar. */
export const navbarName = 'Main';
/** Title of a section of the menu. */
export const navbarVersions = 'Versions';
/** Title of a section of the menu. */
export const navbarLanguages = 'Languages';
/** Accessible name and tooltip of the theme switch. `mode` is `light` or `dark`. */
export const themeSwitch = (mode: string | undefined) =>
  `Switch between dark and light mode (currently ${mode} mode)`;

// Menu
/** Accessible name of the menu. */
export const menuName = 'Menu';
/** Accessible name of the menu button in the navbar. */
export const menuToggle = 'Toggle navigation bar';
/** Accessible name of the button that closes the menu. */
export const menuClose = 'Close navigation bar';
export const menuBack = '← Back to main menu';

// Sidebar
/** Accessible name of the sidebar. */
export const sidebarName = 'Docs sidebar';
/** Accessible name of the expand button next to the link of a group. */
export const sidebarCategory = (label: string) => `Sidebar category ‘${label}’`;
/** Number of utilities that match the text in the sidebar's field. */
export const sidebarLeft = (count: number, all: number) => `${count} of ${all} pages`;
export const sidebarNoMatch = (query: string) => `No page matches “${query}”`;

// Footer
/** Accessible name of the button that scrolls to the top. */
export const backToTop = 'Scroll back to top';
export const footerBuild = (version: string, commit: string | undefined) =>
  commit ? `Site ${version}, built from ${commit}` : `Site ${version}`;

// Help
/** Link to an older version, on the 404 page and below an empty list of search results. */
export const helpVersion = (label: string) => `Read the ${label} docs`;

// Keyboard shortcuts
export const shortcutsTitle = 'Keyboard shortcuts';
export const shortcutsPrevious = 'Previous page';
export const shortcutsNext = 'Next page';
export const shortcutsShow = 'Show these shortcuts';
export const shortcutsClose = 'Close the open window';

// Page loading
/** Status at the top of the page while the reader is offline. */
export const loadOffline =
  'You are offline. You can keep reading this page; other pages load once you are back online.';
/** First sentence of the notice when a page cannot be loaded. */
export const loadFailed = 'The page could not be loaded.';
export const loadFailedOffline = 'You are offline, so the page could not be loaded.';
/** Notice on a truncated page. */
export const loadPartial = 'Only part of this page has loaded.';
/** Button of the notice `loadPartial`. */
export const loadAgain = 'Load again';

// Crash page
/** Document title of the crash page. */
export const crashTitle = 'Page Error';
export const crashHeading = 'This page crashed.';
export const crashRetry = 'Try again';
/** Label between an error and its cause. */
export const crashCause = 'Cause:';
