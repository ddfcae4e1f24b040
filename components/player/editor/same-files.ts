import type { SampleFiles } from '@/lib/player/sample-protocol';

/** Whether two samples have the same files in the same order. */
export function hasSameFiles(a: SampleFiles, b: SampleFiles): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
