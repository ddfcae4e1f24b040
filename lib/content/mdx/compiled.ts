import type { Root } from 'mdast';
import type { Selection } from '@/lib/classes/data/select';
import type { FilePosition, Position } from '@/lib/config/source/content-error';
import type { Entry } from '@/lib/content/entries/entries';
import type { FenceMeta } from './fence-meta';
import type { LinkKind } from './link-kind';
import type { Asset } from './published-file';

/** The fields of an entry that the compiler reads. */
export type Compilable = Pick<Entry, 'file' | 'body' | 'bodyLine'>;

/** A compiled page body, with everything that was found in it while it was parsed. */
export interface Compiled extends Findings {
  /** Body of a JavaScript function that renders the page. The `MdxContent` component runs it. */
  code: string;
  words: number;
  codeWords: number;
  /**
   * Markdown tree after all remark plugins have run. Nodes have no positions, but inline code has its
   * position in `data.place`.
   */
  tree: Root;
}

/** What the remark and rehype plugins collect from a page. All lists are empty at first. */
export class Findings {
  readonly headings: Heading[] = [];
  readonly links: LinkUse[] = [];
  readonly sections: Section[] = [];
  readonly fences: Fence[] = [];
  readonly components: ComponentUse[] = [];
  /** Text that the author wrote, without code. */
  readonly prose: ProseLine[] = [];
  /** The plugins and class patterns that the page's `<ClassTable>` elements select. */
  readonly classTables: Selection[] = [];
  /** Files in the content folder that the page uses and the build has to publish, such as pictures. */
  readonly assets: Asset[] = [];
  /** Pictures and links on the page that use the files in `assets`. */
  readonly fileUses: FileUse[] = [];
}

/** A heading on the page. `html` is its text as HTML, with inline elements such as `<code>` and `<em>`. */
export interface Heading {
  depth: 1 | 2 | 3 | 4 | 5 | 6;
  id: string;
  text: string;
  html: string;
  /** Whether the heading is inside a tab panel, which may be hidden. */
  inTab?: boolean;
  /** Whether an earlier heading has the same text, and the author gave this one no id. */
  isRepeated?: boolean;
  position: Position;
  /** File that contains the heading, which is the page or a partial. */
  file?: string;
}

/** A URL as the author wrote it, with its position. */
export interface WrittenAddress extends FilePosition {
  href: string;
}

/** A link that the author wrote. `resolved` is the URL on the published page, without the base path. */
export interface LinkUse extends WrittenAddress {
  resolved: string;
  kind: LinkKind;
}

/**
 * The content between a heading and the next one. `text` is the prose on one line. `code` lists the code
 * blocks, each preceded by its title if it has one.
 */
export interface Section {
  /** The heading of the section. Null for the content before the first heading. */
  heading: Heading | null;
  text: string;
  code: string[];
  /** Inline code that looks like an error message. */
  messages: string[];
  /** Whether the section has no text outside links, as in a "Related" section. */
  onlyLinks: boolean;
}

/**
 * A code block on the page. `code` is the code that readers copy and run, without lines marked as deleted. The
 * position is that of the opening fence. If the code comes from a file, it is that of its first line in the file.
 */
export interface Fence extends FilePosition {
  language: string;
  meta: FenceMeta;
  code: string;
  /**
   * For each line of `code`, the distance in lines from the position of the block. It is 1 for the line directly
   * below the opening fence.
   */
  rows: number[];
}

/** A line of text, or a part of one between inline elements, with the position of its first character. */
export interface ProseLine extends FilePosition {
  text: string;
  /** Set if the text continues that of the previous item, across inline markup or a line break. */
  continues?: true;
}

/** A component that the page uses, with its position. */
export interface ComponentUse extends FilePosition {
  name: string;
}

/**
 * A picture or link that uses a file in the content folder. `target` is that file's path relative to the
 * site's folder.
 */
export interface FileUse extends WrittenAddress {
  target: string;
}
