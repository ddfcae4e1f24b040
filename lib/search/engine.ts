import { embeddedEngine } from './embedded-engine';
import { RetryError, type SearchEngine } from './protocol';

/** Settings that decide which engine answers. */
export interface SearchSettings {
  /** Credentials of the provider; undefined when the embedded engine answers alone. */
  algolia?: { appId: string; searchKey: string } | undefined;
  fallbackToEmbedded: boolean;
}

/** An engine that says who gave its last answer. */
export interface NamedEngine extends SearchEngine {
  /** Calls the listener at once and whenever another one answers. */
  onAnswering(listener: (name: EngineName) => void): () => void;
}

/** How long the provider is left alone after it could not be reached, as its client does with hosts. */
const pause = 2 * 60_000;

/**
 * The engine of the configuration. The embedded one answers without credentials, and in place of a
 * provider that cannot be reached if `fallbackToEmbedded` says so.
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

/** Who answers: the hosted provider or the index of the site itself. */
export type EngineName = 'hosted' | 'embedded';

/** How readers are told who answers. */
export const engines: Readonly<Record<EngineName, { label: string; href: string }>> = {
  hosted: { label: 'Algolia', href: 'https://www.algolia.com/' },
  embedded: { label: 'MiniSearch', href: 'https://lucaong.github.io/minisearch/' },
};
