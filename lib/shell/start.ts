import { startAnnouncement } from './announcement';
import { startBackToTop } from './back-to-top';
import { startCollapsibles } from './collapsibles';
import { startDropdowns } from './dropdowns';
import { startHideOnScroll } from './hide-on-scroll';
import { startMenu } from './menu';
import { startPageFade } from './page-fade';
import { refreshPageLinks, startPageLinks } from './page-links';
import { startPlaces } from './places';
import { startPrefetch } from './prefetch';
import { startShortcuts } from './shortcuts';

/** What the shell needs of the page and its router. */
export interface ShellOptions {
  prefetch(href: string): void;
  hideOnScroll: boolean;
  showShortcuts(): void;
}

/**
 * Starts what the shell does beyond HTML and CSS; call the result to stop. All of it works in some
 * way without a script, so the page loads this after it has started.
 */
export function startShell({ prefetch, hideOnScroll, showShortcuts }: ShellOptions): () => void {
  const navbar = document.querySelector<HTMLElement>('[data-navbar]');
  const stops = [
    startPrefetch(prefetch),
    startPageFade(),
    startAnnouncement(),
    startPageLinks(),
    startDropdowns(),
    startMenu(),
    startCollapsibles(),
    startPlaces(),
    startShortcuts(showShortcuts),
    startBackToTop(),
    hideOnScroll && navbar ? startHideOnScroll(navbar) : () => {},
  ];
  const onPage = () => {
    // In development the data is whole, and React owns these elements.
    if (process.env.NODE_ENV === 'production') forgetPreviews();
    refreshPageLinks(true);
  };
  document.addEventListener('shell:page', onPage);
  refreshPageLinks(true);
  document.documentElement.dataset.hasHydrated = 'true';
  return () => {
    document.removeEventListener('shell:page', onPage);
    for (const stop of stops) stop();
  };
}

/** What the first page's head says for previews of links is not in the data of the next ones. */
function forgetPreviews(): void {
  const said = 'meta:is([property^="og:"], [property^="article:"], [name^="twitter:"])';
  const everywhere = '[property="og:locale"]';
  for (const meta of document.head.querySelectorAll(`${said}:not(${everywhere})`)) meta.remove();
}
