import type { NavbarItem } from './navbar-schema';

/** Type of a navbar item. */
export type NavbarType = NonNullable<NavbarItem['type']>;

/** Navbar items of type `T`. */
export type NavbarItemOf<T extends NavbarType> = Extract<NavbarItem, { type?: T }>;

/** Returns the type of an item. An item without a type is a dropdown if it has `items`, otherwise a link. */
export function navbarType(item: NavbarItem): NavbarType {
  return item.type ?? ('items' in item ? 'dropdown' : 'link');
}
