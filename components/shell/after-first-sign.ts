/**
 * Starts the shell features that can wait until the reader does something: history entries for the menu,
 * links that keep the query and hash, animated collapsible sections, and the filter of the sidebar. The HTML
 * works without them. `page-script.ts` loads this module at the first user activity, which always happens
 * before the first click.
 */
import { startCollapsibles } from '@/components/ui/collapsible-motion';
import { startMenu } from './menu/open-menu';
import { startVersionLinks } from './navbar/version-links';
import { filterOnFocus } from './sidebar/filter-on-focus';

startMenu();
startVersionLinks();
startCollapsibles();
filterOnFocus();
