import { playerFiles } from '@/.generated/player';
import {
  libraryIncomplete,
  libraryName,
  libraryProgress,
  librarySize,
  libraryUnknown,
} from '@/content/messages/native';
import { playerAnswered } from '@/content/messages/player';
import { withBasePath } from '@/lib/browser/base-path';
import { WorkerClient } from '@/lib/browser/worker-client';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import { type LibraryQuestion, NEEDS_WHOLE } from '@/lib/player/library/library-question';
import type { LibraryUrls, ParserUrl } from '@/lib/player/player-files';

/** Callback that receives the download progress, such as `40 % of 0.7 MB`. */
type Report = (progress: string) => void;

/**
 * One version of the documented library, running in a worker. It is loaded at the first lookup and cached
 * until the page is reloaded.
 */
export class LibraryClient {
  /** Download size of the first lookup, such as `0.7 MB`. */
  readonly size: string;
  readonly #urls: LibraryUrls;
  readonly #worker: WorkerClient<LibraryQuestion, ClassSupport[]>;
  readonly #known = new Map<string, ClassSupport>();
  readonly #parsers = new Map<string, Promise<Blob>>();

  constructor(urls: LibraryUrls) {
    this.#urls = urls;
    this.size = megabytes(urls.travels);
    this.#worker = new WorkerClient(libraryName, withBasePath(urls.script));
  }

  /** Results for all classes that have been looked up so far. */
  get classes(): ReadonlyMap<string, ClassSupport> {
    return this.#known;
  }

  /**
   * Looks up classes and adds the results to `classes`. Classes with a known result are skipped. Rejects when
   * the library cannot be loaded.
   */
  async ask(names: readonly string[], report: Report): Promise<void> {
    const classes = names.filter((name) => !this.#known.has(name));
    if (classes.length === 0) return;
    const { parser, whole } = this.#urls;
    if (this.#known.size === 0) report(this.size);
    const found = await this.#answers({ classes, isWhole: false }, parser, report).catch(
      (error) => {
        if (!(error instanceof Error) || error.message !== NEEDS_WHOLE) throw error;
        return this.#answers({ classes, isWhole: true }, whole, report);
      },
    );
    for (const item of found) this.#known.set(item.name, item);
  }

  async #answers(question: LibraryQuestion, file: ParserUrl | undefined, report: Report) {
    if (!file) return this.#worker.ask(question);
    return this.#worker.ask({ ...question, parser: await this.#load(file, report) });
  }

  /**
   * Downloads a CSS parser, a WebAssembly file that the library needs. After a failure, the next call
   * retries.
   */
  #load(file: ParserUrl, report: Report): Promise<Blob> {
    const started = this.#parsers.get(file.url);
    if (started) return started;
    const loading = read(file, report);
    this.#parsers.set(file.url, loading);
    loading.catch(() => this.#parsers.delete(file.url));
    return loading;
  }
}

const libraries = new Map<string, LibraryClient>();

/**
 * Returns a documented library by its name in `lib/classes/computation/libraries.ts`. Throws when the build
 * does not include it.
 */
export function libraryNamed(name: string): LibraryClient {
  const urls = playerFiles.libraries[name];
  if (!urls) throw new Error(libraryUnknown(name));
  const library = libraries.get(name) ?? new LibraryClient(urls);
  libraries.set(name, library);
  return library;
}

async function read({ url, length, travels }: ParserUrl, report: Report): Promise<Blob> {
  const response = await fetch(withBasePath(url));
  if (!response.ok || !response.body) throw new Error(playerAnswered(url, response.status));
  const chunks: BlobPart[] = [];
  let size = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { value, done } = await reader.read();
    if (done && size !== length) throw new Error(libraryIncomplete(url, size, length));
    if (done) return new Blob(chunks);
    chunks.push(value);
    size += value.length;
    report(libraryProgress(10 * Math.round((10 * size) / length), megabytes(travels)));
  }
}

function megabytes(bytes: number): string {
  return librarySize((bytes / 1e6).toFixed(1));
}
