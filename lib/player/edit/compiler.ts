import { playerFiles } from '@/.generated/player';
import { withBasePath } from '@/lib/shell/base-path';
import type { Compilation, SampleFiles } from '../protocol';

/** A compilation that takes longer than this has hung. */
const PATIENCE = 20_000;

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, (result: Compilation) => void>();

/** Compiles the files of a sample in the one worker of the page. */
export function compile(files: SampleFiles): Promise<Compilation> {
  worker ??= start();
  last += 1;
  const id = last;
  worker.postMessage({ id, files });
  return new Promise((resolve) => {
    const timer = setTimeout(() => fail('The compiler did not answer.'), PATIENCE);
    waiting.set(id, (result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}

function start(): Worker {
  const started = new Worker(withBasePath(playerFiles.compiler));
  started.onmessage = ({ data }: MessageEvent<{ id: number; result: Compilation }>) => {
    waiting.get(data.id)?.(data.result);
    waiting.delete(data.id);
  };
  started.onerror = () => fail('The compiler could not be loaded.');
  return started;
}

/** Ends the worker; the next compilation starts another. */
function fail(message: string): void {
  worker?.terminate();
  worker = undefined;
  for (const resolve of waiting.values()) resolve({ ok: false, problem: { message } });
  waiting.clear();
}
