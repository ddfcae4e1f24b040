/** The browser loads the tree after the page has started: see DocsSidebar. */
export const SidebarTree = undefined;
