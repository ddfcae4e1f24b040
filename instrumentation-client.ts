import { finishProgress, startProgress } from '@/components/shell/progress';
import { plainPath } from '@/lib/links/paths';
import { guardPayloads, watchConnection } from '@/lib/next/load-failure';
import { shareEvents } from '@/lib/next/share-events';
import { withoutBasePath } from '@/lib/shell/base-path';

guardPayloads({ start: startProgress, finish: finishProgress });
watchConnection();
shareEvents();

/** Called by the router when a navigation begins; only another page is worth a progress bar. */
export function onRouterTransitionStart(href: string): void {
  const to = new URL(href, location.href).pathname;
  const from = withoutBasePath(location.pathname) ?? location.pathname;
  if (plainPath(to) !== plainPath(from)) startProgress();
}
