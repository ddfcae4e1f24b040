/**
 * The script of every page, which needs no React: what moves in the content, the way into the search,
 * and the start of the framework.
 */
import '@/.generated/content-elements';
import '@/.generated/player-elements';
import { fillSearchPage } from '@/components/search/fill-search-page';
import { offeredSearch } from '@/components/search/search-offer';
import { startSearch } from '@/components/search/start-search';
import { revealCurrent } from '@/components/shell/menu/reveal-current';
import { startAtFirstSign, startFramework } from '@/components/shell/navigation/start-framework';
import { watchArrival } from '@/components/shell/navigation/watch-arrival';
import { startDropdowns } from '@/components/ui/dropdown-menu';
import { withBasePath } from '@/lib/browser/base-path';
import { whenRead } from '@/lib/browser/when-read';

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
