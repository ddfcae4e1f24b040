/**
 * The script of an offline copy: what moves in the content, and the search with an index that comes
 * as a script, since files may not fetch files. The shell works as on the site before React starts.
 */
import '@/.generated/content-elements';
import { startSearch } from '@/components/search/start-search';
import { startMenu } from '@/components/shell/menu/open-menu';
import { revealCurrent } from '@/components/shell/menu/reveal-current';
import { startCollapsibles } from '@/components/ui/collapsible-motion';
import { startDropdowns } from '@/components/ui/dropdown-menu';
import { whenRead } from '@/lib/browser/when-read';
import { searchWindow } from './offline-search';

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const copy = new URL('..', own);
const site = document.querySelector('[data-search]')?.closest('form')?.action ?? '';

startDropdowns();
startMenu();
startCollapsibles();
whenRead(revealCurrent);
startSearch(async () => searchWindow(copy), site);
