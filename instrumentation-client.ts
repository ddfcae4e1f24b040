import {
  interceptNavigationRequests,
  watchConnection,
} from '@/components/shell/navigation/load-failure';
import { finishProgress, startProgress } from '@/components/shell/navigation/progress';
import { withoutBasePath } from '@/lib/browser/base-path';
import { normalizePath } from '@/lib/config/paths';

interceptNavigationRequests({ start: startProgress, finish: finishProgress });
watchConnection();

let wanted = '';

// A truncated script causes a SyntaxError instead of a load error, and the router would wait for it forever.
// The browser therefore loads the full page.
window.addEventListener('error', ({ error }) => {
  if (error instanceof SyntaxError && wanted && wanted !== location.href) location.assign(wanted);
});

/**
 * Starts the progress bar when the router navigates to another page. Next calls this function for every
 * navigation.
 */
export function onRouterTransitionStart(href: string): void {
  wanted = new URL(href, location.href).href;
  const [from, to] = [location.href, wanted].map(pathOf);
  if (to !== from) startProgress();
}

/** Returns a URL's normalized path without the base path. The router passes URLs with and without it. */
function pathOf(href: string): string {
  const { pathname } = new URL(href);
  return normalizePath(withoutBasePath(pathname) ?? pathname);
}
