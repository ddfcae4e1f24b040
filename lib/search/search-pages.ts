import type { ClassPatterns } from './class-pages';

interface KindOfPage {
  /** The share of its score that a hit keeps. */
  share: number;
}

/** The kinds of pages that can be found. */
export const PAGE_KINDS = {
  doc: { share: 1 },
  // It gets out of date.
  post: { share: 0.6 },
} as const satisfies Record<string, KindOfPage>;

/** A kind of page that can be found. */
export type FoundPageKind = keyof typeof PAGE_KINDS;

/** A page as the search knows it, whatever the engine. */
export interface SearchPage {
  /** URL path without base path. */
  path: string;
  title: string;
  description: string;
  /** The category of the sidebar, or what the page is. */
  category: string;
  keywords: string[];
  language: string;
  /** That of every version, or of the one below. */
  tag: string;
  /** The version whose search alone finds the page. */
  version?: string;
  kind: FoundPageKind;
  sections: SearchSection[];
  classes: ClassPatterns;
}

/** What stands under a heading; depth 1 is the part above the first heading. */
export interface SearchSection {
  depth: number;
  /** Anchor on the page; empty for the top. */
  id: string;
  heading: string;
  text: string;
  code: string[];
  /** Inline code that reads like an error message. The text contains it as well. */
  messages: string[];
}
