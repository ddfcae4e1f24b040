import { type ClassStore, classStore } from '@/lib/classes/data/class-store';
import type { SiteConfig, VersionConfig } from '@/lib/config/site';
import { ContentError, type FilePosition, type Position } from '@/lib/config/source/content-error';
import { versionIn } from '@/lib/content/versions/version-in';
import { Findings } from './compiled';

/** What compiling needs to know of the rest of the site. */
export interface SiteLookup extends Pick<SiteConfig, 'versions'> {
  /** The text of a file of the site; nothing when it is not there. */
  readText(file: string): string | undefined;
  /** The bytes of a file of the site; nothing when it is not there. */
  readBytes(file: string): Uint8Array | undefined;
  /** URL path, as links are written, of the page made from a content file or reached at a path without final slash. */
  pageOf(page: string): string | undefined;
  /** The content files that become pages, for suggestions. */
  pageFiles(): string[];
}

/** A node of any tree, as far as its place matters. */
export interface Positioned {
  position?: { start: { line: number; column: number } } | undefined;
}

/** What an author is told, without the place; `expected` goes on after `Expected` and has no final stop. */
export interface Mistake {
  problem: string;
  expected?: string | undefined;
  fix?: string | undefined;
}

/** The compilation of one page: what the plugins know of it, and what they found. */
export class Compilation {
  readonly sources = new SourceFiles();
  readonly errors: ContentError[] = [];
  readonly findings = new Findings();
  /** What the result depends on apart from the page itself: files by path, pages by content file or path. */
  readonly dependencies = { files: new Set<string>(), pages: new Set<string>() };

  constructor(
    readonly file: string,
    readonly site: SiteLookup,
  ) {}

  /** The folder that partials are named from: that of the version, or of the blog. */
  get folder(): string {
    const parts = this.file.split('/');
    return parts.slice(0, parts[1] === 'docs' ? 3 : 2).join('/');
  }

  /** The version of the docs that the page is about. */
  get version(): VersionConfig {
    return versionIn(this.site, this.file);
  }

  /** The class data of that version. */
  get classes(): ClassStore {
    return classStore(this.site.versions, this.version.name);
  }

  /** Where a node stands, in the page's file or a partial's. */
  placeOf(node: Positioned): FilePosition | undefined {
    return this.sources.at(node.position?.start);
  }

  /** The file a node was written in. */
  fileOf(node: Positioned): string {
    return this.placeOf(node)?.file ?? this.file;
  }

  /** Notes a mistake of the author at a node; compiling goes on and fails at its end. */
  report(node: Positioned, { problem, expected, fix }: Mistake): void {
    const sentence = expected && `Expected ${expected}.`;
    const place = { file: this.file, ...this.placeOf(node) };
    this.errors.push(new ContentError({ ...place, problem, expected: sentence, fix }));
  }

  /** The text of a file, remembered as something that the result depends on. */
  readText(file: string): string | undefined {
    this.dependencies.files.add(file);
    return this.site.readText(file);
  }

  /** The bytes of a file, remembered as something that the result depends on. */
  readBytes(file: string): Uint8Array | undefined {
    this.dependencies.files.add(file);
    return this.site.readBytes(file);
  }

  /** The URL path of the page made from a file or reached at a path, remembered as something that the result depends on. */
  pageOf(page: string): string | undefined {
    this.dependencies.pages.add(page);
    return this.site.pageOf(page);
  }
}

/** Lines a file may have before its numbers run into those of the next one. */
const SPAN = 1_000_000;

/** A text to parse, the file it stands in, and the line of the file it starts on. */
export interface SourceText {
  file: string;
  text: string;
  firstLine: number;
}

/**
 * Tells which file a node came from. A page and its partials become one tree, and each later tree
 * copies nothing but line and column: so the line number says the file as well.
 */
export class SourceFiles {
  private readonly sources: (SourceText & { lines: string[] })[] = [];

  /** Adds a file; returns what the line numbers of its nodes are raised by. */
  add(source: SourceText): number {
    this.sources.push({ ...source, lines: source.text.split('\n') });
    return (this.sources.length - 1) * SPAN + source.firstLine - 1;
  }

  /** How many partials were added after the page's own text, and how many characters they have. */
  get partials(): { copies: number; characters: number } {
    const [, ...partials] = this.sources;
    const characters = partials.reduce((sum, { text }) => sum + text.length, 0);
    return { copies: partials.length, characters };
  }

  /** The file and the position in it that a raised point stands for. */
  at(point: Position | undefined): FilePosition | undefined {
    if (!point) return undefined;
    const source = this.sources[Math.floor(point.line / SPAN)];
    const position = { line: point.line % SPAN, column: point.column };
    return source && { file: source.file, position };
  }

  /** The whole line that a raised point stands in. */
  lineAt(point: Position): string {
    const source = this.sources[Math.floor(point.line / SPAN)];
    return source?.lines[(point.line % SPAN) - source.firstLine] ?? '';
  }
}
