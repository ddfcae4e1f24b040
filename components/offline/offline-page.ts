/**
 * The script of an offline copy: what the pages of the site do by themselves, without the framework,
 * and the search with an index that comes as a script, since files may not fetch files.
 */
import '@/components/elements';
import { searchWindow } from '@/lib/offline/search-window';
import { startSearch } from '@/lib/search/start';
import { startAnnouncement } from '@/lib/shell/announcement';
import { startBackToTop } from '@/lib/shell/back-to-top';
import { startCollapsibles } from '@/lib/shell/collapsibles';
import { startDropdowns } from '@/lib/shell/dropdowns';
import { startMenu } from '@/lib/shell/menu';
import { storageKeys } from '@/lib/shell/storage-keys';
import { startThemeSwitches } from '@/lib/shell/theme-switch';
import { writeStored } from '@/lib/storage';

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const copy = new URL('..', own);
const site = document.querySelector<HTMLFormElement>('[data-static="search"] form')?.action ?? '';

let stopThemes = () => {};
showTheme();
startDropdowns();
startMenu();
startCollapsibles();
startAnnouncement();
startBackToTop();
startSearch(async () => searchWindow(copy), site);

function showTheme(): void {
  const { dataset } = document.documentElement;
  stopThemes();
  stopThemes = startThemeSwitches(dataset.theme === 'dark' ? 'dark' : 'light', (theme) => {
    writeStored(storageKeys.theme, theme);
    dataset.theme = theme;
    showTheme();
  });
}
