import type { SampleFiles } from '@/lib/player/sample-protocol';

/** Compares the files of two samples, including their order. */
export function hasSameFiles(a: SampleFiles, b: SampleFiles): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
