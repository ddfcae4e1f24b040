import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import type { AppTheme } from '@/lib/classes/data/theme-config';
import { NEEDS_WHOLE } from '@/lib/player/library/library-question';
import { startWorker } from './worker';

const folder = 'out/assets/player';

/** Files of the library worker in the export. */
export interface ExportedLibrary {
  script: Buffer;
  /** The trimmed parser and the full one, or empty for a library without a parser. */
  parsers: Buffer[];
}

/** Reads the worker of a library version from `out/`. Throws if the worker is missing there. */
export function exportedLibrary(version: 'v4' | 'v2'): ExportedLibrary {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const read = (pattern: RegExp) =>
    names.filter((name) => pattern.test(name)).map((name) => readFileSync(join(folder, name)));
  const [script] = read(new RegExp(`^library-${version}\\.\\w+\\.js$`));
  if (!script)
    throw new Error(`${folder} has no library worker for ${version}. Run npm run build first.`);
  const parsers = version === 'v4' ? read(/^parser\.\w+\.wasm$/) : [];
  return { script, parsers: parsers.sort((a, b) => a.length - b.length) };
}

/**
 * Starts the exported v4 worker. The returned function sends classes to it with the trimmed parser, or with
 * the full one if `isFull` is true. `theme` is the theme of an app.
 */
export function startLibrary(
  theme?: AppTheme,
): (classes: string[], isFull?: boolean) => Promise<ClassSupport[]> {
  const { script, parsers } = exportedLibrary('v4');
  const send = startWorker<ClassSupport[]>(script.toString(), {
    WebAssembly,
    TextEncoder,
    TextDecoder,
    MessageChannel,
    crypto,
  });
  return async (classes, isFull = false) => {
    const parser = parsers[isFull ? 1 : 0];
    if (!parser) throw new Error('The library has no parser.');
    return send({ classes, parser: new Blob([new Uint8Array(parser)]), isWhole: isFull, theme });
  };
}

/** Starts the exported v2 worker. The returned function sends classes to it. */
export function startOldLibrary(): (classes: string[]) => Promise<ClassSupport[]> {
  const { script } = exportedLibrary('v2');
  const globals = { TextEncoder, TextDecoder, crypto };
  const send = startWorker<ClassSupport[]>(script.toString(), globals);
  return (classes) => send({ classes });
}

/**
 * Sends classes in batches of 200. Like pages, sends a batch again with the full parser if the trimmed one is
 * not enough.
 */
export async function askAsPagesDo(
  ask: ReturnType<typeof startLibrary>,
  names: readonly string[],
): Promise<ClassSupport[]> {
  const found: ClassSupport[] = [];
  for (let start = 0; start < names.length; start += 200) {
    const part = names.slice(start, start + 200);
    const results = await ask(part).catch((error: Error) => {
      if (error.message !== NEEDS_WHOLE) throw error;
      return ask(part, true);
    });
    found.push(...results);
  }
  return found;
}
