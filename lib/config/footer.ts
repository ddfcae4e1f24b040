import type { Logo } from './site';

/** A link of the footer, or a piece of the site's own HTML in its place. */
export type FooterLink =
  | { label: string; to: string; href?: never; html?: never }
  | { label: string; href: string; to?: never; html?: never }
  | { html: string; label?: never; to?: never; href?: never };

/** A titled column of links. */
export interface FooterColumn {
  title: string;
  items: FooterLink[];
}

/** The footer; it shows columns when its first entry has a title, otherwise one row of links. */
export interface Footer {
  style: 'light' | 'dark';
  links: FooterColumn[] | FooterLink[];
  logo?: Logo;
  /** Text, or the site's own HTML. */
  copyright?: string;
}

/** Whether the footer shows titled columns. */
export function hasColumns(links: Footer['links']): links is FooterColumn[] {
  const first = links[0];
  return first !== undefined && 'title' in first;
}
