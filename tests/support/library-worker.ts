import type { ClassSupport } from '@/lib/classes/class-data';
import { libraryFiles } from '@/lib/player/build/library-files';
import { startWorker } from './worker';

/** Starts the worker of the browser; it asks with the usual parser, or with the whole one. */
export async function startLibrary() {
  const { script, parser, whole } = await libraryFiles();
  const send = startWorker<ClassSupport[]>(script.content, {
    WebAssembly,
    TextEncoder,
    TextDecoder,
    MessageChannel,
    crypto,
  });
  return async (classes: string[], isWhole = false) => {
    const { content } = isWhole ? whole : parser;
    return send({ classes, parser: new Blob([new Uint8Array(content)]), isWhole });
  };
}
