import { createHash } from 'node:crypto';
import { libraryData } from '@/lib/classes/data/class-store';
import type { CachedResults } from '@/lib/config/results';
import { versionIn } from '@/lib/content/versions/version-in';
import type { Compilation, SiteLookup } from './compilation';
import type { Compilable, Compiled } from './compiled';

/**
 * A compiled page in the cache. `files` contains hashes of the files that the page depends on, keyed by path.
 * `pages` contains the URL paths of the pages that were looked up, keyed by the file or path used for the
 * lookup. The cached page is valid while all of these are unchanged.
 */
export interface CachedPage {
  files: Record<string, string>;
  pages: Record<string, string>;
  compiled: Compiled;
}

/** Cache of compiled pages for one site. */
export class PageCache {
  constructor(
    private readonly results: CachedResults<CachedPage>,
    private readonly site: SiteLookup,
  ) {}

  /**
   * Returns the cached result for a doc or post. Undefined when there is none, or when something that it
   * depends on has changed.
   */
  read(entry: Compilable): Compiled | undefined {
    const cached = this.results.read(this.keyOf(entry));
    const same =
      cached &&
      Object.entries(cached.files).every(([file, hash]) => this.hashOf(file) === hash) &&
      Object.entries(cached.pages).every(([file, page]) => this.pageOf(file) === page);
    return same ? cached.compiled : undefined;
  }

  /** Stores a compiled page with the current state of the files and pages that it depends on. */
  write(
    entry: Compilable,
    compiled: Compiled,
    { files, pages }: Compilation['dependencies'],
  ): void {
    this.results.write(this.keyOf(entry), {
      files: Object.fromEntries([...files].map((file) => [file, this.hashOf(file)])),
      pages: Object.fromEntries([...pages].map((file) => [file, this.pageOf(file)])),
      compiled,
    });
  }

  private keyOf({ file, body, bodyLine }: Compilable): string {
    // MDX generates different code in development mode.
    const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';
    const version = versionIn(this.site, file);
    const { revision } = libraryData(version.classes);
    const inputs = [mode, JSON.stringify(version), revision, file, String(bodyLine), body];
    return this.results.keyOf(...inputs);
  }

  private hashOf(file: string): string {
    const bytes = this.site.readBytes(file);
    return bytes ? createHash('sha256').update(bytes).digest('hex').slice(0, 24) : '';
  }

  private pageOf(file: string): string {
    return this.site.pageOf(file) ?? '';
  }
}
