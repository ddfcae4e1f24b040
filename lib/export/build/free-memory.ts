import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { stop } from 'esbuild';
import { forgetCompiled } from '@/lib/content/mdx/compile';

/**
 * Gives back the memory that earlier steps took, before Next needs as much: Node would keep it for as
 * long as nothing else asks for some. Compiled pages are read again from the cache, and the bundler's process
 * begins again when it is asked for something.
 */
export async function freeMemory(): Promise<void> {
  forgetCompiled();
  await stop();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
