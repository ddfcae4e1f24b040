import type { Footer } from './footer';
import type { NavbarItem } from './navbar';

/** A logo: `srcDark` is `src` when absent, `href` is `/`, `alt` is the site's title or empty beside one. */
export interface Logo {
  src: string;
  srcDark?: string;
  alt?: string;
  href?: string;
  width?: number;
  height?: number;
}

/** A language of the site. */
export interface Locale {
  code: string;
  label: string;
  direction: 'ltr' | 'rtl';
  htmlLang: string;
  calendar: string;
}

/** A version of the docs: its words stand in `content/docs/<dir>`, its pages at `path`. */
export interface VersionConfig {
  name: string;
  label: string;
  path: string;
  /** Where the version stood before: its pages and their aliases lead on from there. */
  formerPath?: string;
  dir: string;
  isLast: boolean;
  /** `unmaintained` puts a notice that links to the latest version on every page. */
  banner: 'none' | 'unmaintained';
  noIndex: boolean;
}

/** The bar above the navbar; a changed id shows it again to readers who closed it. */
export interface AnnouncementBar {
  id: string;
  /** The site's own HTML; its links are checked like those of the content. */
  content: string;
  isCloseable: boolean;
  /** CSS colors; the theme's own when absent. */
  backgroundColor?: string;
  textColor?: string;
}

/** Search: the hosted provider with credentials, otherwise the embedded index. */
export interface SearchConfig {
  placeholder: string;
  indexName: string;
  algolia?: { appId: string; searchKey: string };
  /** Answers from the embedded index when the provider is not configured or not reachable. */
  fallbackToEmbedded: boolean;
  /** Sends search events to the provider. */
  insights: boolean;
}

/** Page-view analytics: a script from a fixed path, another one in development. */
export interface Analytics {
  script: string;
  debugScript: string;
}

/** Everything that is true of the whole site; checked by `checkConfig`. */
export interface SiteConfig {
  title: string;
  tagline: string;
  /** Origin of the published site, without a trailing slash. */
  url: string;
  /** Path below which the site is published: empty, or `/path` without a trailing slash. */
  basePath: string;
  product: { name: string; slug: string; npm: string };
  frameworkVersion: string;
  siteVersion: string;
  repository: string;
  chat: string;
  /** Where a page is edited; `{file}` is its path in this repository. No link when absent. */
  editUrl?: string;
  /** Where a problem is reported; `{title}` is what it is about. */
  issueUrl: string;
  locales: { default: string; all: Locale[] };
  versions: VersionConfig[];
  blog: { title: string; description: string; postsPerPage: number; recentPosts: number };
  logo: Logo;
  navbar: { title: string; hideOnScroll: boolean; items: NavbarItem[] };
  announcementBar?: AnnouncementBar;
  footer?: Footer;
  /** Where a reader is led who found nothing: on the not-found page and below an empty search. */
  help?: { label: string; to: string }[];
  colorMode: { default: 'light' | 'dark'; respectSystem: boolean; disableSwitch: boolean };
  toc: { minLevel: number; maxLevel: number };
  backToTop: boolean;
  lastUpdated: { time: boolean; author: boolean };
  search: SearchConfig;
  /** Assistants that a page can be opened in; `{url}` is the address of its Markdown twin. */
  assistants: { label: string; href: string }[];
  /** Offers each version as a zip of pages and as one Markdown file, linked from the footer. */
  downloads: boolean;
  analytics?: Analytics;
  /** How live samples run: in the page, by the external Expo Snack, or not at all (shown as code). */
  playground: 'embedded' | 'snack' | 'off';
  /** Old paths and the pages that took their place; for a single page prefer its `aliases`. */
  redirects: Record<string, string>;
}

/** The site configuration as given, with its type. */
export function defineSite(site: SiteConfig): SiteConfig {
  return site;
}
