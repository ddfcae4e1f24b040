import type { ClassPatterns } from './class-pages';

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
  isPost?: boolean;
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
