import init from 'lightningcss-wasm';
import { computeNative } from '@/lib/class-computation/compute-platform';
import type { Observed } from '@/lib/class-computation/observe-class';

/** What native makes of each class on the platform that this copy of the library was loaded for. */
export async function observe(classes: string[], parser: WebAssembly.Module): Promise<Observed[]> {
  await init(Promise.resolve(parser));
  return computeNative(classes, () => {});
}
