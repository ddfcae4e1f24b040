/**
 * Requests to a web worker: the client for the page, and the handler for the worker. Requests and responses
 * are matched by id.
 */

/** Request to a worker. */
export interface WorkerQuestion {
  id: number;
  question: unknown;
}

/** Response of a worker to the request with the same id. */
export type WorkerReply = { id: number; answer: unknown } | { id: number; error: string };

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/**
 * Sends requests to a web worker. The first request starts the worker. If the worker cannot be loaded,
 * crashes, or does not respond within `patience` milliseconds, all pending requests are rejected. The next
 * request then starts a new worker.
 */
export class WorkerClient<Q, A> {
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** `name` is the subject of error messages, such as `The search` in `The search did not answer.` */
  constructor(
    private readonly name: string,
    private readonly url: string,
    private readonly patience?: number,
  ) {}

  /**
   * Sends a request and resolves to the response. Rejects when the worker reports an error, cannot be loaded,
   * crashes or times out.
   */
  ask(question: Q): Promise<A> {
    this.#worker ??= this.#start();
    const id = ++this.#lastId;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#worker.postMessage({ id, question } satisfies WorkerQuestion);
    const silent = () => this.#waiting.has(id) && this.#end('did not answer.');
    if (this.patience) setTimeout(silent, this.patience);
    return answer as Promise<A>;
  }

  #start(): Worker {
    const worker = new Worker(this.url);
    worker.onerror = () => this.#end('could not be loaded.');
    worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.answer);
    };
    return worker;
  }

  #end(what: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error(`${this.name} ${what}`));
    this.#waiting.clear();
  }
}

/**
 * Answers the requests to this worker with the results of `answer`. An error in `answer` rejects only the
 * request that caused it.
 */
export function answerQuestions<Q, A>(answer: (question: Q) => A | Promise<A>): void {
  self.onmessage = async ({
    data: { id, question },
  }: MessageEvent<{ id: number; question: Q }>) => {
    const reply = (message: WorkerReply) => self.postMessage(message);
    try {
      reply({ id, answer: await answer(question) });
    } catch (error) {
      reply({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };
}
