import { guardPayloads, watchConnection } from '@/components/shell/load-failure';
import { startProgress } from '@/components/shell/progress';
import { plainPath } from '@/lib/links/paths';
import { withoutBasePath } from '@/lib/shell/base-path';

guardPayloads();
watchConnection();

/** Called by the router when a navigation begins; only another page is worth a progress bar. */
export function onRouterTransitionStart(href: string): void {
  const to = new URL(href, location.href).pathname;
  const from = withoutBasePath(location.pathname) ?? location.pathname;
  if (plainPath(to) !== plainPath(from)) startProgress();
}
