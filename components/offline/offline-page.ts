/**
 * The script of an offline copy: what moves in the content, and the search with an index that comes
 * as a script, since files may not fetch files. The shell works as on the site before React starts.
 */
import '@/.generated/content-elements';
import { startSearch } from '@/components/search/start-search';
import { startMenu } from '@/components/shell/menu/open-menu';
import { startTheme } from '@/components/shell/theme/theme-switch';
import { startDropdowns } from '@/components/ui/dropdown-menu';
import { searchWindow } from './offline-search';

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const copy = new URL('..', own);
const site = document.querySelector('[data-search]')?.closest('form')?.action ?? '';

startTheme();
startDropdowns();
startMenu();
startSearch(async () => searchWindow(copy), site);
