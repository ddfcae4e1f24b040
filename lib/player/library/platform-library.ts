import init from 'lightningcss-wasm';
import { computeNative, computeWeb } from '@/lib/classes/computation/compute-platform';
import type { Observed } from '@/lib/classes/computation/observe-class';
import { NEEDS_WHOLE } from './library-question';

/** What native makes of each class on the platform that this copy of the library was loaded for. */
export async function observe(classes: string[], parser: WebAssembly.Module): Promise<Observed[]> {
  await init(Promise.resolve(parser));
  try {
    return await computeNative(classes, () => {});
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw new Error(NEEDS_WHOLE);
    throw error;
  }
}

/** The CSS of each class on the web; this copy has to be loaded for it. */
export function css(classes: string[]): Promise<string[]> {
  return computeWeb(classes, () => {});
}
