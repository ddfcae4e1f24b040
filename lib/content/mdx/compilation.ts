import { type ClassStore, classStore } from '@/lib/classes/data/class-store';
import type { SiteConfig, VersionConfig } from '@/lib/config/site';
import { ContentError, type FilePosition, type Position } from '@/lib/config/source/content-error';
import { versionIn } from '@/lib/content/versions/version-in';
import { Findings } from './compiled';

/** Functions through which the compiler reads other files and looks up pages of the site. */
export interface SiteLookup extends Pick<SiteConfig, 'versions'> {
  /** Returns the text of a file in the site's folder. Undefined when the file does not exist. */
  readText(file: string): string | undefined;
  /** Returns the bytes of a file in the site's folder. Undefined when the file does not exist. */
  readBytes(file: string): Uint8Array | undefined;
  /**
   * Returns a page's canonical URL path. `page` is the page's content file or its URL path without a trailing
   * slash. Undefined when there is no such page.
   */
  pageOf(page: string): string | undefined;
  /** Returns the content files that are pages, for suggestions in error messages. */
  pageFiles(): string[];
  /** Returns the files in a folder of the site and in its subfolders, for suggestions in error messages. */
  filesIn(folder: string): string[];
}

/** A node of a Markdown, HTML or JSX syntax tree, which may have a position. */
export interface Positioned {
  position?: { start: { line: number; column: number } } | undefined;
}

/**
 * An error message for authors, without a position. `expected` is the rest of a sentence that starts with
 * "Expected", without the final period.
 */
export interface Mistake {
  problem: string;
  expected?: string | undefined;
  fix?: string | undefined;
}

/** State of one page's compilation: its file, the errors so far, and what was found in the page. */
export class Compilation {
  readonly sources = new SourceFiles();
  readonly errors: ContentError[] = [];
  readonly findings = new Findings();
  /**
   * What the compiled page depends on in addition to its own text. `files` are the paths of the files that
   * were read. `pages` are the content files or URL paths that were looked up.
   */
  readonly dependencies = { files: new Set<string>(), pages: new Set<string>() };

  constructor(
    readonly file: string,
    readonly site: SiteLookup,
  ) {}

  /**
   * Folder that the paths of partials are relative to. This is the folder of the docs version, or the blog
   * folder for a post.
   */
  get folder(): string {
    const parts = this.file.split('/');
    return parts.slice(0, parts[1] === 'docs' ? 3 : 2).join('/');
  }

  /** The page's docs version. For a post, the latest version. */
  get version(): VersionConfig {
    return versionIn(this.site, this.file);
  }

  /** Class data of the page's docs version. */
  get classes(): ClassStore {
    return classStore(this.site.versions, this.version.name);
  }

  /**
   * Returns the file that a node comes from, which is the page or a partial, and the position in that file.
   * Undefined for a node without a position.
   */
  placeOf(node: Positioned): FilePosition | undefined {
    return this.sources.at(node.position?.start);
  }

  /** Returns the file that a node comes from, which is the page or a partial. */
  fileOf(node: Positioned): string {
    return this.placeOf(node)?.file ?? this.file;
  }

  /** Records an error at a node's position. Compilation continues, but fails at the end. */
  report(node: Positioned, { problem, expected, fix }: Mistake): void {
    const sentence = expected && `Expected ${expected}.`;
    const place = { file: this.file, ...this.placeOf(node) };
    this.errors.push(new ContentError({ ...place, problem, expected: sentence, fix }));
  }

  /** Returns a file's text, or undefined when the file does not exist. Records the file as a dependency. */
  readText(file: string): string | undefined {
    this.dependencies.files.add(file);
    return this.site.readText(file);
  }

  /** Returns a file's bytes, or undefined when the file does not exist. Records the file as a dependency. */
  readBytes(file: string): Uint8Array | undefined {
    this.dependencies.files.add(file);
    return this.site.readBytes(file);
  }

  /**
   * Returns a page's canonical URL path, or undefined when there is no such page. Records the page as a
   * dependency. `page` is a content file, or a URL path without a trailing slash.
   */
  pageOf(page: string): string | undefined {
    this.dependencies.pages.add(page);
    return this.site.pageOf(page);
  }
}

/** Number of line numbers that are reserved for each file. A file must have fewer lines than this. */
const SPAN = 1_000_000;

/** The text of a page, partial, or code file, with the path of the file and the line on which the text starts. */
export interface SourceText {
  file: string;
  text: string;
  firstLine: number;
}

/**
 * Maps nodes to the files that they come from. A page, its partials, and its code files become one tree, and
 * the trees derived from it keep only lines and columns. So a different offset is added to the line numbers of
 * each file, and the offset identifies the file.
 */
export class SourceFiles {
  private readonly sources: (SourceText & { lines: string[] })[] = [];

  /** Adds a file. Returns the offset that the caller must add to the line numbers of the file's nodes. */
  add(source: SourceText): number {
    this.sources.push({ ...source, lines: source.text.split('\n') });
    return (this.sources.length - 1) * SPAN + source.firstLine - 1;
  }

  /**
   * Number of partials and code files added so far, and their total length in characters. A file that is added
   * twice is counted twice.
   */
  get included(): { copies: number; characters: number } {
    const [, ...included] = this.sources;
    const characters = included.reduce((sum, { text }) => sum + text.length, 0);
    return { copies: included.length, characters };
  }

  /**
   * Returns the file and position for a point whose line number includes the file's offset. Undefined when
   * there is no point or no such file.
   */
  at(point: Position | undefined): FilePosition | undefined {
    if (!point) return undefined;
    const source = this.sources[Math.floor(point.line / SPAN)];
    const position = { line: point.line % SPAN, column: point.column };
    return source && { file: source.file, position };
  }

  /**
   * Returns the source line at a point whose line number includes a file's offset. Empty when there is no
   * such line.
   */
  lineAt(point: Position): string {
    const source = this.sources[Math.floor(point.line / SPAN)];
    return source?.lines[(point.line % SPAN) - source.firstLine] ?? '';
  }
}
