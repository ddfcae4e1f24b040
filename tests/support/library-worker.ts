import type { ClassSupport } from '@/lib/classes/data/class-data';
import { libraryFiles } from '@/lib/player/build/library-files';
import { NEEDS_WHOLE } from '@/lib/player/library/library-question';
import { startWorker } from './worker';

/** Starts the worker of the browser; it asks with the trimmed parser, or with the whole one. */
export async function startLibrary() {
  const { script, parsers } = await libraryFiles('v4');
  if (!parsers) throw new Error('The library has no parser.');
  const { trimmed, whole } = parsers;
  const send = startWorker<ClassSupport[]>(script.content, {
    WebAssembly,
    TextEncoder,
    TextDecoder,
    MessageChannel,
    crypto,
  });
  return async (classes: string[], isWhole = false) => {
    const { content } = isWhole ? whole : trimmed;
    return send({ classes, parser: new Blob([new Uint8Array(content)]), isWhole });
  };
}

/** Asks as pages do: in parts, and with the whole parser where the trimmed one is not enough. */
export async function askAsPagesDo(
  ask: Awaited<ReturnType<typeof startLibrary>>,
  names: readonly string[],
): Promise<ClassSupport[]> {
  const found: ClassSupport[] = [];
  for (let start = 0; start < names.length; start += 200) {
    const part = names.slice(start, start + 200);
    const answer = await ask(part).catch((error: Error) => {
      if (error.message !== NEEDS_WHOLE) throw error;
      return ask(part, true);
    });
    found.push(...answer);
  }
  return found;
}
