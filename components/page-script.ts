/**
 * The script of every page, which needs no React: what moves in the content, the way into the search,
 * and the start of the framework.
 */
import '@/.generated/content-elements';
import '@/.generated/player-elements';
import { startSearch } from '@/lib/search/start-search';
import { withBasePath } from '@/lib/shell/base-path';
import { whenRead } from '@/lib/shell/when-read';
import { offeredSearch } from './search/search-offer';
import { revealCurrent } from './shell/reveal-current';
import { startAtFirstSign, startFramework } from './shell/start-framework';

/** How long a page waits for its style sheets, in milliseconds, before it is shown without. */
const PATIENCE = 5000;

startSearch(async () => {
  await startFramework();
  return offeredSearch();
}, withBasePath('/search'));
startAtFirstSign();
whenRead(() => {
  // These pages show nothing without React.
  if (document.querySelector('[data-eager]')) startFramework().catch(() => {});
  const menu = document.getElementById('menu');
  if (menu) revealCurrent(menu);
});
const waiting = setInterval(() => {
  if (document.readyState === 'complete') clearInterval(waiting);
  else if (performance.now() > PATIENCE) showWithoutSheets();
}, 1000);

/** The browser shows the page at once, and goes on loading its sheets. */
function showWithoutSheets(): void {
  const sheets = document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]:not([disabled])');
  for (const link of sheets) {
    if (link.sheet || link.media) continue;
    link.media = 'print';
    link.addEventListener('load', () => link.removeAttribute('media'), { once: true });
  }
}
