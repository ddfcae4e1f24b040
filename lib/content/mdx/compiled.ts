import type { Root } from 'mdast';
import type { Selection } from '@/lib/classes/data/select';
import type { FilePosition, Position } from '@/lib/config/source/content-error';
import type { Entry } from '@/lib/content/entries/entries';
import type { FenceMeta } from './fence-meta';
import type { LinkKind } from './link-kind';
import type { Asset } from './published-file';

/** The part of an entry that compiling looks at. */
export type Compilable = Pick<Entry, 'file' | 'body' | 'bodyLine'>;

/** A page's body with everything that is known of it; all of it from one parse. */
export interface Compiled extends Findings {
  /** Body of a function that renders the page, for `MdxContent`. */
  code: string;
  words: number;
  codeWords: number;
  /** The Markdown tree after our steps; only code in sentences still has its place. */
  tree: Root;
}

/** What the steps of compiling find in a page; nothing to begin with. */
export class Findings {
  readonly headings: Heading[] = [];
  readonly links: LinkUse[] = [];
  readonly sections: Section[] = [];
  readonly fences: Fence[] = [];
  readonly components: ComponentUse[] = [];
  /** What its tables of classes show. */
  readonly classTables: Selection[] = [];
  /** Files beside the content that have to be served. */
  readonly assets: Asset[] = [];
  /** Where these files are asked for. */
  readonly fileUses: FileUse[] = [];
}

/** A heading of the page; `html` is its text with code, emphasis and deletions kept and escaped. */
export interface Heading {
  depth: 1 | 2 | 3 | 4 | 5 | 6;
  id: string;
  text: string;
  html: string;
  /** It stands in a tab, which may be closed. */
  inTab?: boolean;
  position: Position;
  /** The file that the position is in. */
  file?: string;
}

/** An address as the page's author wrote it, with its place. */
export interface WrittenAddress extends FilePosition {
  href: string;
}

/** A link that the page's author wrote: `resolved` is what the reader gets, without base path. */
export interface LinkUse extends WrittenAddress {
  resolved: string;
  kind: LinkKind;
}

/** What stands under a heading, up to the next one: prose in one line, and the code blocks with their file names. */
export interface Section {
  /** Nothing for what comes before the first heading. */
  heading: Heading | null;
  text: string;
  code: string[];
  /** Inline code that reads like an error message. */
  messages: string[];
  /** Whether the text is nothing but links, as below a heading such as Related. */
  onlyLinks: boolean;
}

/** A code block of the page: `code` is what a reader copies and runs, without deleted lines. */
export interface Fence extends FilePosition {
  language: string;
  meta: FenceMeta;
  code: string;
  /** For each line of `code`, how many lines below the opening one it stands in the file. */
  rows: number[];
}

/** A component that the page uses, with where it does so. */
export interface ComponentUse extends FilePosition {
  name: string;
}

/** A picture or a link that asks for a file beside the content: `target` is the file, from the site's folder. */
export interface FileUse extends WrittenAddress {
  target: string;
}
