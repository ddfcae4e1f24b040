import type { Selection } from '@/lib/classes/select';
import { ContentError } from '@/lib/content/error';
import type { Asset } from './assets';
import type { Claim } from './claims';
import type { ClassName } from './class-names';
import type { ComponentUse } from './components';
import type { Fence } from './fences';
import type { Heading } from './headings';
import type { LinkUse } from './links';
import type { Section } from './sections';
import { type Place, Sources } from './sources';

/** What compiling needs to know of the rest of the site. */
export interface Surroundings {
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
export interface Placed {
  position?: { start: { line: number; column: number } } | undefined;
}

/** What an author is told, without the place; `expected` goes on after `Expected` and has no final stop. */
export interface Problem {
  problem: string;
  expected?: string | undefined;
  fix?: string | undefined;
}

/** The compilation of one page: what the plugins know of it, and what they found. */
export class Job {
  readonly sources = new Sources();
  readonly errors: ContentError[] = [];
  readonly headings: Heading[] = [];
  readonly links: LinkUse[] = [];
  readonly sections: Section[] = [];
  readonly fences: Fence[] = [];
  readonly components: ComponentUse[] = [];
  readonly assets: Asset[] = [];
  readonly classNames: ClassName[] = [];
  readonly claims: Claim[] = [];
  readonly classTables: Selection[] = [];
  /** Classes that the page says are of its own theme. */
  readonly ownClasses: string[] = [];
  readonly features = new Set<string>();
  /** What the result depends on apart from the page itself: files by path, pages by content file or path. */
  readonly dependencies = { files: new Set<string>(), pages: new Set<string>() };

  constructor(
    readonly file: string,
    readonly surroundings: Surroundings,
  ) {}

  /** The folder that partials are named from: that of the version, or of the blog. */
  get folder(): string {
    const parts = this.file.split('/');
    return parts.slice(0, parts[1] === 'docs' ? 3 : 2).join('/');
  }

  /** Where a node stands, in the page's file or a partial's. */
  placeOf(node: Placed): Place | undefined {
    return this.sources.at(node.position?.start);
  }

  /** The file a node was written in. */
  fileOf(node: Placed): string {
    return this.placeOf(node)?.file ?? this.file;
  }

  /** Notes a mistake of the author at a node; compiling goes on and fails at its end. */
  report(node: Placed, { problem, expected, fix }: Problem): void {
    const sentence = expected && `Expected ${expected}.`;
    const place = { file: this.file, ...this.placeOf(node) };
    this.errors.push(new ContentError({ ...place, problem, expected: sentence, fix }));
  }

  /** The text of a file, remembered as something that the result depends on. */
  readText(file: string): string | undefined {
    this.dependencies.files.add(file);
    return this.surroundings.readText(file);
  }

  /** The bytes of a file, remembered as something that the result depends on. */
  readBytes(file: string): Uint8Array | undefined {
    this.dependencies.files.add(file);
    return this.surroundings.readBytes(file);
  }

  /** The URL path of the page made from a file or reached at a path, remembered as something that the result depends on. */
  pageOf(page: string): string | undefined {
    this.dependencies.pages.add(page);
    return this.surroundings.pageOf(page);
  }
}
