import type { WorkerQuestion, WorkerReply } from './worker-client';

/**
 * Starts a web worker for one request, resolves to the response, and ends the worker. Rejects with `failure` if
 * the worker cannot be loaded or does not respond within `patience` milliseconds, and with the worker's own
 * error if it reports one. Smaller than `WorkerClient`, for a page part that asks rarely.
 */
export async function askWorker<Answer>(
  url: string,
  question: unknown,
  { failure, patience }: { failure: string; patience: number },
): Promise<Answer> {
  const worker = new Worker(url);
  try {
    const reply = await new Promise<WorkerReply>((resolve, reject) => {
      const fail = () => reject(new Error(failure));
      worker.onerror = fail;
      setTimeout(fail, patience);
      worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => resolve(data);
      worker.postMessage({ id: 1, question } satisfies WorkerQuestion);
    });
    if ('error' in reply) throw new Error(reply.error);
    return reply.answer as Answer;
  } finally {
    worker.terminate();
  }
}
