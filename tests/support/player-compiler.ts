import { runInNewContext } from 'node:vm';
import type { Compilation, SampleFiles } from '@/lib/player/protocol';
import { compilerFile } from '@/scripts/player/assets';

let script: Promise<string> | undefined;

/** Runs the worker's script as a browser would, without any module of Node. */
export async function compileInWorker(files: SampleFiles): Promise<Compilation> {
  script ??= compilerFile().then(({ content }) => content);
  const content = await script;
  return new Promise((resolve) => {
    const self: { onmessage?: (event: object) => void; postMessage: (data: object) => void } = {
      postMessage: (data) => resolve((data as { result: Compilation }).result),
    };
    runInNewContext(content, { self, console, queueMicrotask, setTimeout, URL });
    self.onmessage?.({ data: { id: 1, files } });
  });
}
