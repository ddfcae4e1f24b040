/**
 * The script of every page. It needs no React: what moves in the content and in the shell, the way into the search,
 * and the start of the framework.
 */
import '@/.generated/content-elements';
import '@/.generated/player-elements';
import { fillSearchPage } from '@/components/search/fill-search-page';
import { offeredSearch } from '@/components/search/search-offer';
import { startSearch } from '@/components/search/start-search';
import { startMenu } from '@/components/shell/menu/open-menu';
import { startAnnouncement } from '@/components/shell/navbar/close-announcement';
import { startVersionLinks } from '@/components/shell/navbar/version-links';
import { startAtFirstSign, startFramework } from '@/components/shell/navigation/start-framework';
import { watchArrival } from '@/components/shell/navigation/watch-arrival';
import { startTheme } from '@/components/shell/theme/theme-switch';
import { startDropdowns } from '@/components/ui/dropdown-menu';
import { withBasePath } from '@/lib/browser/base-path';
import { whenRead } from '@/lib/browser/when-read';

startTheme();
startAnnouncement();
startSearch(async () => {
  await startFramework();
  return offeredSearch();
}, withBasePath('/search'));
startDropdowns();
startMenu();
startVersionLinks();
startAtFirstSign();
watchArrival();
whenRead(() => {
  fillSearchPage();
  // These pages do nothing without React.
  if (document.querySelector('[data-eager]')) startFramework().catch(() => {});
});
