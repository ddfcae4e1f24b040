/** The two ends of a worker: what the page asks and what the worker answers, matched by number. */

interface Question {
  id: number;
  question: unknown;
}

type Reply = { id: number; answer: unknown } | { id: number; error: string };

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/**
 * A worker that the first question starts. One that dies, or is silent for longer than `patience`
 * in milliseconds, rejects all that waits; the next question starts another.
 */
export class AskedWorker<Q, A> {
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** `name` begins the sentence that says what is wrong. */
  constructor(
    private readonly name: string,
    private readonly url: string,
    private readonly patience?: number,
  ) {}

  /** Resolves to the answer; rejects with what the worker has thrown, or when there is none. */
  ask(question: Q): Promise<A> {
    this.#worker ??= this.#start();
    const id = ++this.#lastId;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#worker.postMessage({ id, question } satisfies Question);
    const silent = () => this.#waiting.has(id) && this.#end('did not answer.');
    if (this.patience) setTimeout(silent, this.patience);
    return answer as Promise<A>;
  }

  #start(): Worker {
    const worker = new Worker(this.url);
    worker.onerror = () => this.#end('could not be loaded.');
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
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

/** Makes this worker answer questions; what `answer` throws rejects its question only. */
export function answerQuestions<Q, A>(answer: (question: Q) => A | Promise<A>): void {
  self.onmessage = async ({
    data: { id, question },
  }: MessageEvent<{ id: number; question: Q }>) => {
    const reply = (message: Reply) => self.postMessage(message);
    try {
      reply({ id, answer: await answer(question) });
    } catch (error) {
      reply({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };
}
