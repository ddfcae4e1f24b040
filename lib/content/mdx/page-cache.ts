import { createHash } from 'node:crypto';
import { libraryData } from '@/lib/classes/data/class-store';
import type { CachedResults } from '@/lib/config/results';
import { versionIn } from '@/lib/content/versions/version-in';
import type { Compilation, SiteLookup } from './compilation';
import type { Compilable, Compiled } from './compiled';

/**
 * A cached result. It stays valid while the hashes of its files and the URL paths of its pages stay the same.
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

  /** Returns the cached result; undefined when anything it depends on has changed. */
  read(entry: Compilable): Compiled | undefined {
    const cached = this.results.read(this.keyOf(entry));
    const same =
      cached &&
      Object.entries(cached.files).every(([file, hash]) => this.hashOf(file) === hash) &&
      Object.entries(cached.pages).every(([file, page]) => this.pageOf(file) === page);
    return same ? cached.compiled : undefined;
  }

  /** Stores a result. Overwrites the result of the same text in another site. */
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
