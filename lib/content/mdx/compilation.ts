import { type ClassStore, classStore } from '@/lib/classes/data/class-store';
import type { SiteConfig, VersionConfig } from '@/lib/config/site';
import { ContentError, type FilePosition, type Position } from '@/lib/config/source/content-error';
import { versionIn } from '@/lib/content/versions/version-in';
import { Findings } from './compiled';

/** Access to the rest of the site while a page compiles. */
export interface SiteLookup extends Pick<SiteConfig, 'versions'> {
  /** Returns the text of a file of the site; undefined when it does not exist. */
  readText(file: string): string | undefined;
  /** Returns the bytes of a file of the site; undefined when it does not exist. */
  readBytes(file: string): Uint8Array | undefined;
  /**
   * Returns the URL path of a page as written in links. `page` is its content file, or its path without
   * trailing slash.
   */
  pageOf(page: string): string | undefined;
  /** Content files that become pages, used for suggestions. */
  pageFiles(): string[];
}

/** A node of any syntax tree that may have a position. */
export interface Positioned {
  position?: { start: { line: number; column: number } } | undefined;
}

/**
 * An error message for authors, without its position. `expected` continues the sentence "Expected …" and has
 * no final period.
 */
export interface Mistake {
  problem: string;
  expected?: string | undefined;
  fix?: string | undefined;
}

/** State of one page's compilation: its context, collected errors and findings. */
export class Compilation {
  readonly sources = new SourceFiles();
  readonly errors: ContentError[] = [];
  readonly findings = new Findings();
  /**
   * Everything the result depends on apart from the page itself: files by path, pages by content file or URL
   * path.
   */
  readonly dependencies = { files: new Set<string>(), pages: new Set<string>() };

  constructor(
    readonly file: string,
    readonly site: SiteLookup,
  ) {}

  /** Folder that partial names are relative to: the folder of the version, or of the blog. */
  get folder(): string {
    const parts = this.file.split('/');
    return parts.slice(0, parts[1] === 'docs' ? 3 : 2).join('/');
  }

  /** Docs version of the page. */
  get version(): VersionConfig {
    return versionIn(this.site, this.file);
  }

  /** Class data of the page's version. */
  get classes(): ClassStore {
    return classStore(this.site.versions, this.version.name);
  }

  /** Position of a node in the file of the page or of a partial; undefined for nodes without a position. */
  placeOf(node: Positioned): FilePosition | undefined {
    return this.sources.at(node.position?.start);
  }

  /** File that contains a node. */
  fileOf(node: Positioned): string {
    return this.placeOf(node)?.file ?? this.file;
  }

  /** Records a mistake at a node. Compilation continues, and fails at the end. */
  report(node: Positioned, { problem, expected, fix }: Mistake): void {
    const sentence = expected && `Expected ${expected}.`;
    const place = { file: this.file, ...this.placeOf(node) };
    this.errors.push(new ContentError({ ...place, problem, expected: sentence, fix }));
  }

  /** Returns the text of a file and records the file as a dependency. */
  readText(file: string): string | undefined {
    this.dependencies.files.add(file);
    return this.site.readText(file);
  }

  /** Returns the bytes of a file and records the file as a dependency. */
  readBytes(file: string): Uint8Array | undefined {
    this.dependencies.files.add(file);
    return this.site.readBytes(file);
  }

  /**
   * Returns the URL path of a page and records the page as a dependency. `page` is a content file or a URL
   * path.
   */
  pageOf(page: string): string | undefined {
    this.dependencies.pages.add(page);
    return this.site.pageOf(page);
  }
}

/** Offset between the line numbers of two files. A file must have fewer lines than this. */
const SPAN = 1_000_000;

/** A text to parse, its file, and the line of the file on which it starts. */
export interface SourceText {
  file: string;
  text: string;
  firstLine: number;
}

/**
 * Maps nodes to the files they come from. A page and its partials become one tree, and later trees copy only
 * lines and columns. So each file's line numbers get a different offset that identifies the file.
 */
export class SourceFiles {
  private readonly sources: (SourceText & { lines: string[] })[] = [];

  /** Adds a file. Returns the offset to add to the line numbers of its nodes. */
  add(source: SourceText): number {
    this.sources.push({ ...source, lines: source.text.split('\n') });
    return (this.sources.length - 1) * SPAN + source.firstLine - 1;
  }

  /** Number of partials added after the page's own text, and their total length in characters. */
  get partials(): { copies: number; characters: number } {
    const [, ...partials] = this.sources;
    const characters = partials.reduce((sum, { text }) => sum + text.length, 0);
    return { copies: partials.length, characters };
  }

  /** Converts a point with an offset line number to its file and position. */
  at(point: Position | undefined): FilePosition | undefined {
    if (!point) return undefined;
    const source = this.sources[Math.floor(point.line / SPAN)];
    const position = { line: point.line % SPAN, column: point.column };
    return source && { file: source.file, position };
  }

  /** Text of the line that a point with an offset line number is on. */
  lineAt(point: Position): string {
    const source = this.sources[Math.floor(point.line / SPAN)];
    return source?.lines[(point.line % SPAN) - source.firstLine] ?? '';
  }
}
