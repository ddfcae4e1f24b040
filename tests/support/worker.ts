import { runInNewContext } from 'node:vm';

/** Runs a worker's script as a browser would, without any module of Node; each call answers one message. */
export function startWorker<Answer>(
  script: string,
  globals: object = {},
): (message: object) => Promise<Answer> {
  let answer: (data: Answer) => void = () => {};
  const self: { onmessage?: (event: object) => void; postMessage: (data: object) => void } = {
    postMessage: (data) => answer(data as Answer),
  };
  runInNewContext(script, { self, console, queueMicrotask, setTimeout, URL, ...globals });
  return (message) =>
    new Promise((resolve) => {
      answer = resolve;
      self.onmessage?.({ data: message });
    });
}
