import { runInNewContext } from 'node:vm';

type Reply<Answer> = { id: number; answer: Answer } | { id: number; error: string };

/**
 * Runs a worker script in a Node VM with a few globals that browsers provide, plus `globals`. Returns a
 * function that sends a question to the worker and resolves to the answer. Wait for each answer before you
 * send the next question.
 */
export function startWorker<Answer>(
  script: string,
  globals: object = {},
): (question: object) => Promise<Answer> {
  let receive: (reply: Reply<Answer>) => void = () => {};
  const self: { onmessage?: (event: object) => void; postMessage: (reply: object) => void } = {
    postMessage: (reply) => receive(reply as Reply<Answer>),
  };
  runInNewContext(script, { self, console, queueMicrotask, setTimeout, URL, ...globals });
  return (question) =>
    new Promise((resolve, reject) => {
      receive = (reply) =>
        'error' in reply ? reject(new Error(reply.error)) : resolve(reply.answer);
      self.onmessage?.({ data: { id: 1, question } });
    });
}
