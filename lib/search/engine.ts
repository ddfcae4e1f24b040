import { embeddedEngine } from './embedded-engine';
import { RetryError, type SearchEngine } from './protocol';

/** Settings that determine which search engine is used. */
export interface SearchSettings {
  /** Algolia credentials. Undefined when the site only uses the embedded engine. */
  algolia?: { appId: string; searchKey: string } | undefined;
  fallbackToEmbedded: boolean;
}

/** Search engine that reports whether Algolia or the embedded engine produced the latest result. */
export interface NamedEngine extends SearchEngine {
  /**
   * Calls the listener with the name of the current engine, immediately and whenever it changes. Returns a
   * function that unsubscribes.
   */
  onAnswering(listener: (name: EngineName) => void): () => void;
}

/**
 * Milliseconds before Algolia is tried again after it was unreachable. Algolia's own client uses the same
 * time for each of its hosts.
 */
const pause = 2 * 60_000;

/**
 * Creates the search engine for a site. Without Algolia credentials, it always uses the embedded engine. With
 * `fallbackToEmbedded`, it also uses the embedded engine while Algolia is unreachable.
 */
export function createEngine(config: SearchSettings): NamedEngine {
  const listeners = new Set<(name: EngineName) => void>();
  let answering: EngineName = config.algolia ? 'hosted' : 'embedded';
  let resumeAt = 0;
  const answeredBy = (name: EngineName) => {
    if (name === answering) return;
    answering = name;
    for (const listener of listeners) listener(name);
  };
  const hosted = config.algolia && loadHosted(config.algolia);
  return {
    async search(queries) {
      if (!hosted || Date.now() < resumeAt) return embeddedEngine.search(queries);
      try {
        const answer = await (await hosted()).search(queries);
        answeredBy('hosted');
        return answer;
      } catch (error) {
        if (!config.fallbackToEmbedded || !isUnreachable(error)) throw error;
        resumeAt = Date.now() + pause;
        answeredBy('embedded');
        return embeddedEngine.search(queries);
      }
    },
    onAnswering(listener) {
      listeners.add(listener);
      listener(answering);
      return () => listeners.delete(listener);
    },
  };
}

function loadHosted(credentials: {
  appId: string;
  searchKey: string;
}): () => Promise<SearchEngine> {
  let loading: Promise<SearchEngine> | undefined;
  return () => {
    loading ??= import('./hosted').then(
      ({ hostedEngine }) => hostedEngine(credentials),
      (error: Error) => {
        loading = undefined;
        throw new RetryError(error.message);
      },
    );
    return loading;
  };
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.name === 'RetryError';
}

/** Name of a search engine: Algolia, or the index that is part of the site. */
export type EngineName = 'hosted' | 'embedded';

/** Label and link shown to readers for each engine. */
export const engines: Readonly<Record<EngineName, { label: string; href: string }>> = {
  hosted: { label: 'Algolia', href: 'https://www.algolia.com/' },
  embedded: { label: 'MiniSearch', href: 'https://lucaong.github.io/minisearch/' },
};
