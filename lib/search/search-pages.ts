import type { ClassPatterns } from './class-pages';

interface KindOfPage {
  /** Score factor for hits on pages of this kind. */
  share: number;
}

/** Kinds of pages that search can find. */
export const PAGE_KINDS = {
  doc: { share: 1 },
  // Posts become outdated.
  post: { share: 0.6 },
} as const satisfies Record<string, KindOfPage>;

/** Kind of page that search can find. */
export type FoundPageKind = keyof typeof PAGE_KINDS;

/** Page to index, in the form shared by both engines. */
export interface SearchablePage {
  /** URL path without base path. */
  path: string;
  title: string;
  description: string;
  /** Label of the page's sidebar category. For a post, the title of the blog. */
  category: string;
  keywords: string[];
  language: string;
  /** Tag of all versions, or of `version` if that is set. */
  tag: string;
  /** Version whose searches find the page. Undefined if searches in every version do. */
  version?: string;
  kind: FoundPageKind;
  sections: SearchSection[];
  classes: ClassPatterns;
}

/** Heading with the content below it. Depth 1 is the part above the first heading. */
export interface SearchSection {
  depth: number;
  /** Anchor on the page. Empty for the top. */
  id: string;
  heading: string;
  text: string;
  code: string[];
  /** Inline code that reads like an error message. It is also part of `text`. */
  messages: string[];
}
