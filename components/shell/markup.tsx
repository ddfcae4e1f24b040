import type { ComponentType } from 'react';
import { SearchButton } from '@/components/search/search-button';
import type { DocTargets } from '@/lib/shell/doc-targets';
import { Announcement } from './announcement';
import { Footer } from './footer';
import { MenuHeader } from './menu-header';
import { MenuItems } from './menu-items';
import { MenuTop } from './menu-top';
import { NavbarEnd } from './navbar-end';
import { NavbarStart } from './navbar-start';

/** The parts of the shell that are rendered once, by name. */
export type MarkupName =
  | 'announcement'
  | 'start'
  | 'search'
  | 'end'
  | 'menu-header'
  | 'menu-top'
  | 'menu-items'
  | 'footer';

/** What each static part shows; reached in static rendering only. */
export const markup: Record<MarkupName, ComponentType<{ docs: DocTargets }>> = {
  announcement: Announcement,
  start: NavbarStart,
  search: SearchButton,
  end: NavbarEnd,
  'menu-header': MenuHeader,
  'menu-top': MenuTop,
  'menu-items': MenuItems,
  footer: Footer,
};
