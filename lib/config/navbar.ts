/** Fields that every item of the navbar may have. */
interface NavbarItemBase {
  /** Which side of the bar; right when absent. */
  position?: 'left' | 'right';
  /** An icon of the site's set, shown in place of the label, which stays as its name. */
  icon?: 'github' | 'discord';
}

/** Where a link leads: a path of this site (`to`) or a whole URL (`href`), never both. */
export type NavbarTarget = { to: string; href?: never } | { href: string; to?: never };

/** What a link shows: a text (`label`) or the site's own HTML (`html`), never both. */
export type NavbarFace = { label: string; html?: never } | { html: string; label?: never };

/** A plain link. It is active below its own path, or as the two `activeBase…` fields say. */
export type NavbarLink = NavbarItemBase &
  NavbarTarget &
  NavbarFace & { type?: 'link'; activeBasePath?: string; activeBaseRegex?: string };

/** A link to one doc, found in the active, else preferred, else latest version. */
export interface NavbarDoc extends NavbarItemBase {
  type: 'doc';
  docId: string;
  /** The doc's own title when absent. */
  label?: string;
}

/** A link to the home of a sidebar of the active, else preferred, else latest version. */
export interface NavbarDocSidebar extends NavbarItemBase {
  type: 'docSidebar';
  sidebarId: string;
  label: string;
}

/** A menu of links; an item without a type that has `items` is one too. */
export interface NavbarDropdown extends NavbarItemBase {
  type?: 'dropdown';
  label: string;
  items: (NavbarLink | NavbarDoc)[];
}

/** The choice between the versions of the docs. */
export interface NavbarVersions extends NavbarItemBase {
  type: 'docsVersionDropdown';
}

/** The choice between the languages of the site. */
export interface NavbarLocales extends NavbarItemBase {
  type: 'localeDropdown';
}

/** The place of the search button when it is not the end of the bar. */
export interface NavbarSearch extends NavbarItemBase {
  type: 'search';
}

/** The site's own HTML between the items. */
export interface NavbarHtml extends NavbarItemBase {
  type: 'html';
  value: string;
}

/** One item of the navbar. */
export type NavbarItem =
  | NavbarLink
  | NavbarDoc
  | NavbarDocSidebar
  | NavbarDropdown
  | NavbarVersions
  | NavbarLocales
  | NavbarSearch
  | NavbarHtml;

/** Every type that a navbar item may have. */
export const navbarItemTypes = [
  'link',
  'doc',
  'docSidebar',
  'dropdown',
  'docsVersionDropdown',
  'localeDropdown',
  'search',
  'html',
] as const;
