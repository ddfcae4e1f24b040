import { embeddedEngine } from './embedded-engine';
import { RetryError, type SearchEngine } from './protocol';

/** Settings that determine which search engine is used. */
export interface SearchSettings {
  /** Credentials of the hosted provider. Undefined when only the embedded engine is used. */
  algolia?: { appId: string; searchKey: string } | undefined;
  fallbackToEmbedded: boolean;
}

/** Search engine that reports which engine produced the latest result. */
export interface NamedEngine extends SearchEngine {
  /** Calls the listener immediately and whenever the engine changes. Returns a function that unsubscribes. */
  onAnswering(listener: (name: EngineName) => void): () => void;
}

/**
 * Milliseconds before the hosted provider is retried after it was unreachable. Its own client waits as long
 * for a host.
 */
const pause = 2 * 60_000;

/**
 * Creates the engine for the given settings. Without credentials it always uses the embedded engine. With
 * `fallbackToEmbedded`, it also uses the embedded engine while the hosted provider is unreachable.
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

/** Name of a search engine: the hosted provider or the site's embedded index. */
export type EngineName = 'hosted' | 'embedded';

/** Label and link shown to readers for each engine. */
export const engines: Readonly<Record<EngineName, { label: string; href: string }>> = {
  hosted: { label: 'Algolia', href: 'https://www.algolia.com/' },
  embedded: { label: 'MiniSearch', href: 'https://lucaong.github.io/minisearch/' },
};
