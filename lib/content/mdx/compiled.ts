import type { Root } from 'mdast';
import type { Selection } from '@/lib/classes/data/select';
import type { FilePosition, Position } from '@/lib/config/source/content-error';
import type { Entry } from '@/lib/content/entries/entries';
import type { FenceMeta } from './fence-meta';
import type { LinkKind } from './link-kind';
import type { Asset } from './published-file';

/** The fields of an entry that compilation reads. */
export type Compilable = Pick<Entry, 'file' | 'body' | 'bodyLine'>;

/** A compiled page body with everything found in it during one parse. */
export interface Compiled extends Findings {
  /** Body of a function that renders the page, for `MdxContent`. */
  code: string;
  words: number;
  codeWords: number;
  /** Markdown tree after all remark plugins. Only inline code still has its position. */
  tree: Root;
}

/** Everything the plugins find in a page. Starts empty. */
export class Findings {
  readonly headings: Heading[] = [];
  readonly links: LinkUse[] = [];
  readonly sections: Section[] = [];
  readonly fences: Fence[] = [];
  readonly components: ComponentUse[] = [];
  /** Classes selected by the page's `<ClassTable>` elements. */
  readonly classTables: Selection[] = [];
  /** Files in the content folder that need to be published. */
  readonly assets: Asset[] = [];
  /** Pictures and links that use these files. */
  readonly fileUses: FileUse[] = [];
}

/** A heading of the page. `html` is its escaped text with inline markup such as code and emphasis. */
export interface Heading {
  depth: 1 | 2 | 3 | 4 | 5 | 6;
  id: string;
  text: string;
  html: string;
  /** Whether it is inside a tab, which may be closed. */
  inTab?: boolean;
  position: Position;
  /** File that contains the heading. */
  file?: string;
}

/** A URL as the author wrote it, with its position. */
export interface WrittenAddress extends FilePosition {
  href: string;
}

/** A link that the author wrote. `resolved` is the URL that readers get, without base path. */
export interface LinkUse extends WrittenAddress {
  resolved: string;
  kind: LinkKind;
}

/** The content from a heading to the next one: prose on one line, and code blocks with their file names. */
export interface Section {
  /** null for the content before the first heading. */
  heading: Heading | null;
  text: string;
  code: string[];
  /** Inline code that resembles an error message. */
  messages: string[];
  /** Whether the text consists only of links, as under a "Related" heading. */
  onlyLinks: boolean;
}

/** A code block of the page. `code` is what readers copy and run, without deleted lines. */
export interface Fence extends FilePosition {
  language: string;
  meta: FenceMeta;
  code: string;
  /** Line offset of each line of `code` from the opening fence. */
  rows: number[];
}

/** A component used on the page, with its position. */
export interface ComponentUse extends FilePosition {
  name: string;
}

/**
 * A picture or link that uses a file in the content folder. `target` is the path of the file relative to the
 * site's folder.
 */
export interface FileUse extends WrittenAddress {
  target: string;
}
