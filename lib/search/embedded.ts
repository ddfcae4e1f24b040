import { search } from '@/.generated/search';
import { withBasePath } from '@/lib/shell/base-path';
import { RetryError, type SearchEngine, type SearchRequest, versionOf } from './protocol';
import type { Question, Reply } from './worker';

type Waiting = { resolve: (reply: Reply) => void; reject: (error: Error) => void };

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/** The engine that comes with the site: an index for each version, in a worker of its own. */
export const embeddedEngine: SearchEngine = {
  async search({ requests }) {
    const replies = await Promise.all(
      requests.map((request) => ask(indexUrl(versionOf(request)), request)),
    );
    return { results: replies.flatMap(({ result }) => result ?? []) };
  },
};

/** Loads the index of a version ahead of the first query; a failure shows with that query. */
export function warmUp(version: string): void {
  ask(indexUrl(version)).catch(() => undefined);
}

async function ask(index: string, request?: SearchRequest): Promise<Reply> {
  const id = ++lastId;
  const question: Question = { id, index, ...(request && { request }) };
  const reply = await new Promise<Reply>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    startWorker().postMessage(question);
  });
  if (reply.error !== undefined) throw new RetryError(reply.error);
  return reply;
}

function indexUrl(version: string | undefined): string {
  const file = search.indexes[version ?? ''] ?? Object.values(search.indexes)[0] ?? '';
  return new URL(withBasePath(file), location.href).href;
}

function startWorker(): Worker {
  if (worker) return worker;
  const started = new Worker(withBasePath(search.worker));
  started.onmessage = ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  };
  // The file could not be loaded: nothing that was asked will be answered, the next query starts anew.
  started.onerror = () => {
    worker = undefined;
    const error = new RetryError(`${search.worker} could not be started`);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker = started;
  return started;
}
