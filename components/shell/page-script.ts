/**
 * The script of every page. It needs no React: what moves in the content and in the shell, the way into the search,
 * and the start of the framework.
 */
import '@/.generated/content-elements';
import '@/.generated/player-elements';
import { fillSearchPage } from '@/components/search/fill-search-page';
import { offeredSearch } from '@/components/search/search-offer';
import { startSearch } from '@/components/search/start-search';
import { revealNewPage } from '@/components/shell/menu/reveal-current';
import { startAnnouncement } from '@/components/shell/navbar/close-announcement';
import { onFirstSign } from '@/components/shell/navigation/first-sign';
import { startFramework, startSoon } from '@/components/shell/navigation/start-framework';
import { watchArrival } from '@/components/shell/navigation/watch-arrival';
import { startDropdowns } from '@/components/ui/dropdown-menu';
import { withBasePath } from '@/lib/browser/base-path';
import { whenRead } from '@/lib/browser/when-read';

startAnnouncement();
startSearch(async () => {
  await startFramework();
  return offeredSearch();
}, withBasePath('/search'));
startDropdowns();
onFirstSign(() => {
  startSoon();
  import('./after-first-sign').catch(() => {});
});
watchArrival();
whenRead(() => {
  fillSearchPage();
  revealNewPage();
  // These pages do nothing without React.
  if (document.querySelector('[data-eager]')) startFramework().catch(() => {});
});
