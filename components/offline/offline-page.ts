/**
 * Script of the offline copy, which readers download and open as local files. It starts the custom elements,
 * the dropdowns, the menu, the collapsible sections, the sidebar's filter, and the search, without React. Its search loads the
 * index from a script, because local pages cannot fetch files.
 */
import '@/.generated/content-elements';
import { startSearch } from '@/components/search/start-search';
import { startMenu } from '@/components/shell/menu/open-menu';
import { revealCurrent } from '@/components/shell/menu/reveal-current';
import { filterOnFocus } from '@/components/shell/sidebar/filter-on-focus';
import { startCollapsibles } from '@/components/ui/collapsible-motion';
import { startDropdowns } from '@/components/ui/dropdown-menu';
import { onDocumentParsed } from '@/lib/browser/document-parsed';
import { searchWindow } from './offline-search';

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const copy = new URL('..', own);
const site = document.querySelector('[data-search]')?.closest('form')?.action ?? '';

startDropdowns();
startMenu();
startCollapsibles();
filterOnFocus();
onDocumentParsed(revealCurrent);
startSearch(async () => searchWindow(copy), site);
