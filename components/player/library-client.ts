import { playerFiles } from '@/.generated/player';
import {
  libraryIncomplete,
  libraryName,
  libraryProgress,
  librarySize,
} from '@/content/messages/native';
import { playerHttpError } from '@/content/messages/player';
import { withBasePath } from '@/lib/browser/base-path';
import { WorkerClient } from '@/lib/browser/worker-client';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import {
  type LibraryQuestion,
  type NamesQuestion,
  NEEDS_WHOLE,
} from '@/lib/player/library/library-question';
import type { LibraryUrls, ParserUrl } from '@/lib/player/player-files';

/**
 * Callback that receives the download size, such as `0.7 MB`, and then the progress of the download. `share` is
 * the downloaded part, from 0 to 1.
 */
export type Report = (progress: string, share: number) => void;

/**
 * Runs one version of NativeWind in a web worker. The first lookup loads NativeWind, which stays loaded until
 * the page is reloaded.
 */
export class LibraryClient {
  /** Size of the download that the first lookup starts, such as `0.7 MB`. */
  readonly size: string;
  readonly #urls: LibraryUrls;
  /** Results of all lookups so far, keyed by class name. */
  readonly classes = new Map<string, ClassSupport>();
  /** Worker that runs NativeWind. */
  readonly worker: WorkerClient<LibraryQuestion | NamesQuestion, unknown>;
  readonly #parsers = new Map<string, Promise<Blob>>();

  constructor(urls: LibraryUrls) {
    this.#urls = urls;
    this.size = megabytes(urls.travels);
    this.worker = new WorkerClient(libraryName, withBasePath(urls.script));
  }

  /**
   * Computes classes and adds the results to `classes`. Skips classes that already have a result. `report` is
   * called with the download size or progress. Rejects when NativeWind cannot be loaded or the worker fails.
   */
  async ask(names: readonly string[], report: Report): Promise<void> {
    const classes = names.filter((name) => !this.classes.has(name));
    if (classes.length === 0) return;
    for (const item of await this.compute({ classes }, report)) this.classes.set(item.name, item);
  }

  /**
   * Computes classes, optionally with the theme of an app, and does not add the results to `classes`. Otherwise
   * works like `ask`.
   */
  async compute(
    question: Pick<LibraryQuestion, 'classes' | 'theme'>,
    report: Report,
  ): Promise<ClassSupport[]> {
    const { parser, whole } = this.#urls;
    if (this.classes.size + this.#parsers.size === 0) report(this.size, 0);
    const ask = async (isWhole: boolean) => {
      const file = isWhole ? whole : parser;
      const own = file && { parser: await this.#load(file, report) };
      return this.worker.ask({ ...question, ...own, isWhole }) as Promise<ClassSupport[]>;
    };
    return ask(false).catch((error) => {
      if (error?.message !== NEEDS_WHOLE) throw error;
      return ask(true);
    });
  }

  /**
   * Downloads a CSS parser, which is a WebAssembly file that NativeWind 4 needs. After a failure, the next
   * call retries.
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
 * Returns the client for the NativeWind version with this key in `LIBRARIES`, such as `v4`. Throws when the
 * build does not include that version, with the key as the message.
 */
export function libraryNamed(name: string): LibraryClient {
  const urls = playerFiles.libraries[name];
  if (!urls) throw new Error(name);
  const library = libraries.get(name) ?? new LibraryClient(urls);
  libraries.set(name, library);
  return library;
}

async function read({ url, length, travels }: ParserUrl, report: Report): Promise<Blob> {
  const response = await fetch(withBasePath(url));
  if (!response.ok || !response.body) throw new Error(playerHttpError(url, response.status));
  const chunks: BlobPart[] = [];
  let size = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { value, done } = await reader.read();
    if (done && size !== length) throw new Error(libraryIncomplete(url, size, length));
    if (done) return new Blob(chunks);
    chunks.push(value);
    size += value.length;
    const share = size / length;
    report(libraryProgress(10 * Math.round(10 * share), megabytes(travels)), share);
  }
}

function megabytes(bytes: number): string {
  return librarySize((bytes / 1e6).toFixed(1));
}
