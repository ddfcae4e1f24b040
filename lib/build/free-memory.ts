import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { forgetCompiled } from '@/lib/mdx/compile';

/**
 * Gives back the memory that earlier steps took, before Next needs as much: Node would keep it for as
 * long as nothing else asks for some. Compiled pages are read again from the cache.
 */
export function freeMemory(): void {
  forgetCompiled();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
