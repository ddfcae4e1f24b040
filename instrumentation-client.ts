import { guardPayloads, watchConnection } from '@/components/shell/navigation/load-failure';
import { finishProgress, startProgress } from '@/components/shell/navigation/progress';
import { withoutBasePath } from '@/lib/browser/base-path';
import { plainPath } from '@/lib/config/paths';

guardPayloads({ start: startProgress, finish: finishProgress });
watchConnection();

let wanted = '';

// A script that arrives in part never says that it failed, and the router would wait for it for good.
window.addEventListener('error', ({ error }) => {
  if (error instanceof SyntaxError && wanted && wanted !== location.href) location.assign(wanted);
});

/** Called by the router when a navigation begins; only another page is worth a progress bar. */
export function onRouterTransitionStart(href: string): void {
  wanted = new URL(href, location.href).href;
  const [from, to] = [location.href, wanted].map(pathOf);
  if (to !== from) startProgress();
}

/** The router names pages with the path below which the site is published, and without. */
function pathOf(href: string): string {
  const { pathname } = new URL(href);
  return plainPath(withoutBasePath(pathname) ?? pathname);
}
