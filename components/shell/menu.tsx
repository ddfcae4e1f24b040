import type { ReactNode } from 'react';
import { docTargets } from '@/lib/shell/doc-targets';
import config from '@/site.config';
import { MenuPanel } from './menu-panel';

/**
 * The menu of the page, once on each. On wide screens it is a column with what is specific to the
 * page (`children`, such as the docs sidebar) and is absent without it; on narrow screens a panel
 * that the hamburger opens, with those on top of the navbar's items. It needs no script to work.
 */
export function Menu({ children }: { children?: ReactNode }) {
  return <MenuPanel docs={docTargets(config.navbar.items)}>{children}</MenuPanel>;
}
