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
import type { AppTheme } from '@/lib/classes/data/theme-config';
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
type Report = (progress: string, share: number) => void;

/** Runs NativeWind with the theme of an app. */
export interface ThemedLibrary {
  /** Computes classes, and resolves to all results so far, keyed by class name. Rejects like `LibraryClient.ask`. */
  ask(names: readonly string[], report: Report): Promise<ReadonlyMap<string, ClassSupport>>;
  /** Resolves to the names of all classes of the theme. */
  names(): Promise<readonly string[]>;
}

/**
 * Runs one version of NativeWind in a web worker. The first lookup loads NativeWind, which stays loaded until
 * the page is reloaded.
 */
export class LibraryClient {
  /** Size of the download that the first lookup starts, such as `0.7 MB`. */
  readonly size: string;
  readonly #urls: LibraryUrls;
  readonly #worker: WorkerClient<LibraryQuestion | NamesQuestion, unknown>;
  readonly #known = new Map<string, ClassSupport>();
  readonly #parsers = new Map<string, Promise<Blob>>();
  #hasAnswered = false;

  constructor(urls: LibraryUrls) {
    this.#urls = urls;
    this.size = megabytes(urls.travels);
    this.#worker = new WorkerClient(libraryName, withBasePath(urls.script));
  }

  /** Returns a client that computes classes with the theme of an app. It uses the same worker. */
  withTheme(theme: AppTheme): ThemedLibrary {
    const known = new Map<string, ClassSupport>();
    let names: Promise<string[]> | undefined;
    return {
      ask: async (wanted, report) => {
        const classes = wanted.filter((name) => !known.has(name));
        for (const item of await this.#compute({ classes, theme }, report))
          known.set(item.name, item);
        return known;
      },
      names: () => {
        names ??= this.#worker.ask({ namesOf: theme }) as Promise<string[]>;
        return names;
      },
    };
  }

  /** Results of all lookups so far, keyed by class name. */
  get classes(): ReadonlyMap<string, ClassSupport> {
    return this.#known;
  }

  /**
   * Computes classes and adds the results to `classes`. Skips classes that already have a result. `report` is
   * called with the download size or progress. Rejects when NativeWind cannot be loaded or the worker fails.
   */
  async ask(names: readonly string[], report: Report): Promise<void> {
    const classes = names.filter((name) => !this.#known.has(name));
    for (const item of await this.#compute({ classes }, report)) this.#known.set(item.name, item);
  }

  async #compute(
    question: Pick<LibraryQuestion, 'classes' | 'theme'>,
    report: Report,
  ): Promise<ClassSupport[]> {
    if (question.classes.length === 0) return [];
    const { parser, whole } = this.#urls;
    if (!this.#hasAnswered) report(this.size, 0);
    return this.#answers({ ...question, isWhole: false }, parser, report).catch((error) => {
      if (!(error instanceof Error) || error.message !== NEEDS_WHOLE) throw error;
      return this.#answers({ ...question, isWhole: true }, whole, report);
    });
  }

  async #answers(question: LibraryQuestion, file: ParserUrl | undefined, report: Report) {
    const parser = file && (await this.#load(file, report));
    const answer = await this.#worker.ask({ ...question, ...(parser && { parser }) });
    this.#hasAnswered = true;
    return answer as ClassSupport[];
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
 * build does not include that version.
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
    const share = size / length;
    report(libraryProgress(10 * Math.round(10 * share), megabytes(travels)), share);
  }
}

function megabytes(bytes: number): string {
  return librarySize((bytes / 1e6).toFixed(1));
}
