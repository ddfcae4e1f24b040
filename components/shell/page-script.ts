/**
 * Script of every page, which works without React. It defines custom elements, makes the search, the
 * dropdowns, and the announcement work, and loads React at the first user activity.
 */
import '@/.generated/content-elements';
import '@/.generated/player-elements';
import { fillSearchPage } from '@/components/search/fill-search-page';
import { loadSearchWindow } from '@/components/search/search-offer';
import { startSearch } from '@/components/search/start-search';
import { revealNewPage } from '@/components/shell/menu/reveal-current';
import { startAnnouncement } from '@/components/shell/navbar/close-announcement';
import { onFirstSign } from '@/components/shell/navigation/first-sign';
import { startFramework, startSoon } from '@/components/shell/navigation/start-framework';
import { watchArrival } from '@/components/shell/navigation/watch-arrival';
import { startDropdowns } from '@/components/ui/dropdown-menu';
import { withBasePath } from '@/lib/browser/base-path';
import { onDocumentParsed } from '@/lib/browser/document-parsed';

startAnnouncement();
startSearch(async () => {
  await startFramework();
  return loadSearchWindow();
}, withBasePath('/search'));
startDropdowns();
onFirstSign(() => {
  startSoon();
  import('./after-first-sign').catch(() => {});
});
watchArrival();
onDocumentParsed(() => {
  fillSearchPage();
  revealNewPage();
  // The search page and the not-found page do not work without React.
  if (document.querySelector('[data-eager]')) startFramework().catch(() => {});
});
