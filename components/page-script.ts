/**
 * The script of every page, which needs no React: what moves in the content, the way into the search,
 * and the start of the framework.
 */
import '@/.generated/content-elements';
import '@/.generated/player-elements';
import { fillSearchPage } from '@/lib/search/fill-search-page';
import { startSearch } from '@/lib/search/start-search';
import { withBasePath } from '@/lib/shell/base-path';
import { whenRead } from '@/lib/shell/when-read';
import { offeredSearch } from './search/search-offer';
import { revealCurrent } from './shell/reveal-current';
import { startAtFirstSign, startFramework } from './shell/start-framework';
import { watchArrival } from './shell/watch-arrival';
import { startDropdowns } from './ui/dropdown-menu';

startSearch(async () => {
  await startFramework();
  return offeredSearch();
}, withBasePath('/search'));
startDropdowns();
startAtFirstSign();
watchArrival();
whenRead(() => {
  fillSearchPage();
  // These pages do nothing without React.
  if (document.querySelector('[data-eager]')) startFramework().catch(() => {});
  const menu = document.getElementById('menu');
  if (menu) revealCurrent(menu);
});
