import type { ClassPatterns } from './class-pages';

interface KindOfPage {
  /** Score factor for hits on pages of this kind. */
  share: number;
}

/** Kinds of pages that search can find. */
export const PAGE_KINDS = {
  doc: { share: 1 },
  // Posts score lower because they become outdated.
  post: { share: 0.6 },
} as const satisfies Record<string, KindOfPage>;

/** Kind of page that search can find. */
export type FoundPageKind = keyof typeof PAGE_KINDS;

/** Page to index, in the format that both search engines use. */
export interface SearchablePage {
  /** URL path without the base path. */
  path: string;
  title: string;
  description: string;
  /** Label of the page's sidebar category. For a post, the title of the blog. */
  category: string;
  keywords: string[];
  language: string;
  /** Search tag of the docs version in `version`, or `EVERY_VERSION` if there is none. */
  tag: string;
  /** Docs version whose searches find the page. Undefined if searches in all versions find it. */
  version?: string;
  kind: FoundPageKind;
  sections: SearchSection[];
  classes: ClassPatterns;
}

/** Heading with the content below it. The section above the first heading has depth 1. */
export interface SearchSection {
  depth: number;
  /** Anchor of the heading. Empty for the section above the first heading. */
  id: string;
  heading: string;
  text: string;
  code: string[];
  /** Inline code that reads like an error message. It is also part of `text`. */
  messages: string[];
}
