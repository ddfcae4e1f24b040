import type { NavbarItem } from './navbar-schema';

/** A type of navbar item. */
export type NavbarType = NonNullable<NavbarItem['type']>;

/** The items of a type. */
export type NavbarItemOf<T extends NavbarType> = Extract<NavbarItem, { type?: T }>;

/** The type of an item: an item without one is a dropdown when it has items, else a link. */
export function navbarType(item: NavbarItem): NavbarType {
  return item.type ?? ('items' in item ? 'dropdown' : 'link');
}
