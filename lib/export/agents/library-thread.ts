import { Worker } from 'node:worker_threads';
import type { LibraryQuestion } from '@/lib/player/library/library-question';

/** Files of a library: the script of its web worker, and the CSS parser that it may need. */
export interface ThreadFiles {
  script: string;
  parser?: Uint8Array<ArrayBuffer> | undefined;
}

/** Result of one request: a class and what it does on each platform. */
type Computed<Support> = Support & { name: string };

/** Milliseconds after which the computation is stopped. */
const PATIENCE = 120_000;

/** Makes the script of a web worker run in a thread of Node, without access to Node's modules. */
function toThreadCode(script: string): string {
  return `
const { parentPort } = require('node:worker_threads');
globalThis.self = { postMessage: (reply) => parentPort.postMessage(reply) };
parentPort.on('message', (data) => self.onmessage({ data }));
(function (require, module, exports, __filename, __dirname) {
${script}
})();`;
}

/**
 * Creates a function that computes classes by running a library in a thread, which starts with the first
 * request. `read` reads the library's files. Requests run one after the other. A request rejects when the
 * library fails or takes too long; the next one then starts a new thread.
 */
export function toLibraryThread<Support>(
  read: () => ThreadFiles,
): (classes: string[], theme?: Question['theme']) => Promise<ReadonlyMap<string, Support>> {
  let thread: Thread | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const run = async (question: Question) => {
    thread ??= startThread(read());
    try {
      const found = await thread.ask<Computed<Support>[]>(question);
      return new Map(found.map((item) => [item.name, item]));
    } catch (error) {
      await thread.end();
      thread = undefined;
      throw error;
    }
  };
  return (classes, theme) => {
    const result = last.then(() => run({ classes, ...(theme && { theme }) }));
    last = result.catch(() => {});
    return result;
  };
}

type Question = Pick<LibraryQuestion, 'classes' | 'theme'>;

interface Thread {
  ask<Answer>(question: Question): Promise<Answer>;
  end(): Promise<unknown>;
}

type Reply = { answer: unknown } | { error: string };

function startThread({ script, parser }: ThreadFiles): Thread {
  const worker = new Worker(toThreadCode(script), { eval: true, stdout: true, stderr: true });
  const blob = parser && { parser: new Blob([parser]) };
  let settle = (_reply: Reply) => {};
  const fail = (message: string) => settle({ error: message });
  worker.on('message', (reply: Reply) => settle(reply));
  worker.on('error', ({ message }) => fail(message));
  worker.on('exit', () => fail('NativeWind stopped.'));
  return {
    async ask<Answer>(question: Question) {
      // Node does not wait for the thread at the end, except while it computes.
      worker.ref();
      const late = setTimeout(() => fail('NativeWind took too long for these classes.'), PATIENCE);
      const reply = await new Promise<Reply>((resolve) => {
        settle = resolve;
        worker.postMessage({ id: 0, question: { ...question, isWhole: true, ...blob } });
      });
      clearTimeout(late);
      worker.unref();
      if ('error' in reply) throw new Error(reply.error);
      return reply.answer as Answer;
    },
    end: () => worker.terminate(),
  };
}
