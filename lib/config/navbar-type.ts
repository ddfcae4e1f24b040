import type { NavbarItem } from './navbar-schema';

/** Type of a navbar item, such as `dropdown`. */
export type NavbarType = NonNullable<NavbarItem['type']>;

/** Navbar item with the type `T`. */
export type NavbarItemOf<T extends NavbarType> = Extract<NavbarItem, { type?: T }>;

/** Returns an item's type. An item without a type is a dropdown if it has `items`, otherwise a link. */
export function navbarType(item: NavbarItem): NavbarType {
  return item.type ?? ('items' in item ? 'dropdown' : 'link');
}
