import type { WorkerQuestion, WorkerReply } from './worker-client';

/** Error message and time limit of a request, and optionally a signal that cancels it. */
interface Request {
  failure: string;
  /** In milliseconds. */
  patience: number;
  signal?: AbortSignal;
}

/**
 * Starts a web worker for one request, resolves to the response, and ends the worker. Rejects with `failure` if
 * the worker cannot be loaded, does not respond within `patience` milliseconds, or is canceled, and with the
 * worker's own error if it reports one. Smaller than `WorkerClient`, for a page part that asks rarely.
 */
export async function askWorker<Answer>(
  url: string,
  question: unknown,
  { failure, patience, signal }: Request,
): Promise<Answer> {
  const worker = new Worker(url);
  try {
    const reply = await new Promise<WorkerReply>((resolve, reject) => {
      const fail = () => reject(new Error(failure));
      worker.onerror = fail;
      setTimeout(fail, patience);
      signal?.addEventListener('abort', fail);
      worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => resolve(data);
      worker.postMessage({ id: 1, question } satisfies WorkerQuestion);
    });
    if ('error' in reply) throw new Error(reply.error);
    return reply.answer as Answer;
  } finally {
    worker.terminate();
  }
}
